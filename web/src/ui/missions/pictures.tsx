/** A small picture of each mission: pieces as they lie on the table, seen at a slant. */
import type { ComponentChildren } from "preact";

const ROAD = "#8d8b87";
const COLUMN = "#b9b5ae";
const SAND = "#e2d2ae";
const GRASS = "#b5cf9b";
const SKY = "#c5d6e4";
const WALL = "#9aa3ad";
const INK = "#3d3a36";

const Tile = ({ fill }: { fill: string }) => <path d="M8 21 26 13 44 20 26 29z" fill={fill} stroke="#00000030" />;

/** A car on a road, heading to the upper right. */
const Car = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 3.500 7 .5l2 1v2.500l-7 3-2-1z" fill="var(--seat)" stroke={INK} stroke-width=".5" />
    <path d="m2 2.200 3.500-1.500 1 .5L3 2.800z" fill="#fff" />
  </g>
);

const Road = ({ d }: { d: string }) => (
  <path d={d} fill="none" stroke={ROAD} stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round" />
);

/** A column of this many discs; its foot is at (x, y). */
const Column = ({ x, y, discs, fill = COLUMN }: { x: number; y: number; discs: number; fill?: string }) => (
  <g stroke={INK} stroke-width=".6">
    {Array.from({ length: discs }, (_, n) => (
      <path key={n} d={`M${x - 4} ${y - 3 * n}v-3a4 1.700 0 0 1 8 0v3a4 1.700 0 0 1-8 0z`} fill={fill} />
    ))}
    <ellipse cx={x} cy={y - 3 * discs} rx="4" ry="1.700" fill="#dedbd5" />
  </g>
);

/** A closed path of roads around what stands inside. */
const Loop = () => <Road d="M6 24 22 9l22 6-10 14-28-8" />;

const Ramp = () => <path d="M3 5 27 19" stroke={ROAD} stroke-width="4" stroke-linecap="round" />;

const PICTURES: Readonly<Record<string, () => ComponentChildren>> = {
  drive: () => (
    <>
      <Road d="M5 26 43 8" />
      <Car x={19} y={11} />
    </>
  ),
  development: () => (
    <>
      <Tile fill={SAND} />
      <Column x={26} y={22} discs={4} />
    </>
  ),
  "traffic-jam": () => (
    <>
      <Road d="M4 27 16 21 29 16 45 8" />
      <Car x={4} y={19} />
      <Car x={18} y={13.5} />
      <Car x={32} y={7.5} />
    </>
  ),
  rainbow: () => (
    <>
      <Tile fill="#efe7dc" />
      <g fill="none" stroke-width="2">
        <path d="M15 22c2-9 20-9 22 0" stroke="#d1495b" />
        <path d="M17.500 22.500c2-6.500 15-6.500 17 0" stroke="#edae49" />
        <path d="M20 23c1.500-4 10.500-4 12 0" stroke="#3d8bb5" />
      </g>
      <Road d="M4 19 44 6" />
      <Car x={20} y={5.5} />
    </>
  ),
  "off-ramp-airport": () => (
    <>
      <Tile fill={SKY} />
      <path d="m30 24 7-2 3 1-3 1.500-2 3-1.500-.5.5-2-3 .5z" fill="#fff" stroke={INK} stroke-width=".6" />
      <Ramp />
    </>
  ),
  "off-ramp-green": () => (
    <>
      <Tile fill={GRASS} />
      <g stroke={INK} stroke-width=".6">
        <path d="M35 20v4" stroke-width="1.500" />
        <circle cx="35" cy="16" r="4.500" fill="#5e9150" />
      </g>
      <Ramp />
    </>
  ),
  building: () => (
    <>
      <path d="M19 11 27 9v12l-8 2zM27 9l6 2v12l-6-2z" fill={WALL} stroke={INK} stroke-width=".6" />
      <Loop />
    </>
  ),
  tower: () => (
    <>
      <path d="M25 2 29 22 21 22z" fill="#d9694a" stroke={INK} stroke-width=".6" />
      <Loop />
      <text x="34" y="31" font-size="11" font-weight="700" fill={INK}>
        ×2
      </text>
    </>
  ),
  tallest: () => (
    <>
      <Column x={10} y={27} discs={3} />
      <Column x={25} y={27} discs={7} fill="var(--seat)" />
      <Column x={40} y={27} discs={4} />
    </>
  ),
  stock: () => (
    <>
      <Column x={13} y={27} discs={5} />
      <Column x={27} y={27} discs={5} />
      <Column x={41} y={27} discs={2} fill="#f2c230" />
    </>
  ),
};

export function MissionPicture({ mission }: { mission: string }) {
  return (
    <svg class="mission-picture" viewBox="0 0 48 32" aria-hidden="true">
      {PICTURES[mission]?.()}
    </svg>
  );
}
