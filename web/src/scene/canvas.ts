/** Outside events of the canvas: its graphics context is lost and restored, its page is hidden and shown. */

interface Hearers {
  readonly onLost: () => void;
  readonly onRestored: () => void;
  readonly onHidden: () => void;
  readonly onShown: () => void;
}

/** Returns a function that stops. */
export function watchCanvas(canvas: HTMLCanvasElement, { onLost, onRestored, onHidden, onShown }: Hearers): () => void {
  const lost = (event: Event): void => {
    event.preventDefault(); // else it is never restored
    onLost();
  };
  const turned = (): void => (document.hidden ? onHidden() : onShown());
  document.addEventListener("visibilitychange", turned);
  canvas.addEventListener("webglcontextlost", lost);
  canvas.addEventListener("webglcontextrestored", onRestored);
  return () => {
    document.removeEventListener("visibilitychange", turned);
    canvas.removeEventListener("webglcontextlost", lost);
    canvas.removeEventListener("webglcontextrestored", onRestored);
  };
}
