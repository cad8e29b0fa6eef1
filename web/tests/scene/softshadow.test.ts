import { ShaderChunk } from "three";
import { describe, expect, it } from "vitest";
import { softenShadows } from "../../src/scene/softshadow";

describe("soft shadows", () => {
  it("find their place in the shaders of this three.js, once", () => {
    const before = ShaderChunk.shadowmap_pars_fragment;
    expect(softenShadows()).toBe(true);
    const after = ShaderChunk.shadowmap_pars_fragment;
    expect(after).not.toBe(before);
    expect(softenShadows()).toBe(true);
    expect(ShaderChunk.shadowmap_pars_fragment).toBe(after);
    // What the filter calls is there.
    for (const name of ["texture2DCompare", "shadowRadius", "shadowMapSize"]) expect(before).toContain(name);
    expect(ShaderChunk.packing).toContain("unpackRGBAToDepth");
  });
});
