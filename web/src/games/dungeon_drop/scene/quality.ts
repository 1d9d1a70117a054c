// What this browser can draw in space. It is asked before anything is loaded for it.

/** How much is drawn: everything, or what a processor can draw that has no help. */
export type Quality = "full" | "plain";

/** How well this browser draws in space; null where it cannot. */
export function qualityHere(): Quality | null {
  try {
    const gl = document.createElement("canvas").getContext("webgl2");
    if (!gl) return null;
    const info = gl.getExtension("WEBGL_debug_renderer_info");
    const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    gl.getExtension("WEBGL_lose_context")?.loseContext();
    return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) ? "plain" : "full";
  } catch {
    return null;
  }
}
