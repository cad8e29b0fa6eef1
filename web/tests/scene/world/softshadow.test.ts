import { ShaderChunk } from "three";
import { describe, expect, it } from "vitest";
import { softenShadows } from "../../../src/scene/world/softshadow";

describe("soft shadows", () => {
  it("are installed in the shaders of this three.js, once", () => {
    const before = ShaderChunk.shadowmap_pars_fragment;
    expect(softenShadows()).toBe(true);
    const after = ShaderChunk.shadowmap_pars_fragment;
    expect(after).not.toBe(before);
    expect(softenShadows()).toBe(true);
    expect(ShaderChunk.shadowmap_pars_fragment).toBe(after);
    // The names that the filter uses exist.
    for (const name of ["texture2DCompare", "shadowRadius", "shadowMapSize"]) expect(before).toContain(name);
    expect(ShaderChunk.packing).toContain("unpackRGBAToDepth");
  });
});
