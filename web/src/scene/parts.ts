/** The parts of the scene, made once: the pieces, the world around them, marks, the hand and the camera. */
import { Scene, type WebGLRenderer } from "three";
import type { Daytime } from "../headless/page/daytime";
import { Animator } from "./animate";
import type { SceneOptions } from "./api";
import { Director } from "./camera/director";
import { Picker } from "./camera/pick";
import { Rig } from "./camera/rig";
import { Veils } from "./camera/veils";
import { Grounds } from "./city/grounds";
import { Handwork } from "./hand/handwork";
import { createMaterials, seatColours } from "./materials";
import { GhostLayer } from "./pieces/ghost";
import { Labels } from "./pieces/labels";
import { Marks } from "./pieces/marks";
import { PieceLayer } from "./pieces/pieces";
import { Ring } from "./pieces/ring";
import { Traffic } from "./traffic/traffic";
import type { Level } from "./world/quality";
import { World } from "./world/world";

export function createParts(renderer: WebGLRenderer, options: SceneOptions, level: Level) {
  const { shapes, tableSize, reducedMotion } = options;
  const scene = new Scene();
  const colour = seatColours(options.colours);
  const materials = createMaterials();
  const pieces = new PieceLayer(scene, shapes, materials, colour);
  const world = new World({ renderer, scene, materials, tableSize }, level, options.daytime, pieces.roads.depth);
  const ring = new Ring(scene, tableSize);
  const ghost = new GhostLayer(scene, pieces, colour);
  const marks = new Marks(scene, pieces, colour);
  const grounds = new Grounds(scene, shapes.area.thickness, colour);
  const labels = new Labels(scene, pieces, options.colours);
  const veils = new Veils(pieces, shapes);
  const picker = new Picker(pieces, (id) => veils.has(id));
  const hands = new Handwork(scene, pieces, colour);
  hands.reduced = reducedMotion;
  const rig = new Rig(tableSize, reducedMotion);
  const director = new Director(rig, pieces, options);

  function setDark(daytime: Daytime): void {
    for (const one of [ring, ghost]) one.setDark(daytime === "night");
  }
  setDark(options.daytime);

  return {
    colour,
    pieces,
    world,
    ring,
    ghost,
    marks,
    grounds,
    labels,
    veils,
    picker,
    hands,
    animator: new Animator(),
    rig,
    traffic: new Traffic(pieces.cars, shapes),
    director,
    setDark,
    dispose(): void {
      for (const part of [hands, labels, marks, grounds, ghost, ring, pieces, world, materials]) part.dispose();
    },
  };
}
