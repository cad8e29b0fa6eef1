/** Holds the pointer for the tweezers, so that a long slow movement never runs into the edge of the screen. */

const JUST = 400; // ms after the lock ended in which the key that ended it may still arrive

export class PointerLock {
  private ended = -Infinity;

  constructor(private readonly element: HTMLElement) {
    document.addEventListener("pointerlockchange", this.changed);
  }

  get locked(): boolean {
    return document.pointerLockElement === this.element;
  }

  /** Has Escape just ended the lock? The browser may tell the page about the key afterwards. */
  get justEnded(): boolean {
    return performance.now() - this.ended < JUST;
  }

  /** Ask for the lock. A browser may refuse: then the pointer moves the piece without it. */
  request(): void {
    if (this.locked || typeof this.element.requestPointerLock !== "function") return;
    const asked = this.element.requestPointerLock() as Promise<void> | undefined;
    asked?.catch(() => {});
  }

  release(): void {
    if (this.locked) document.exitPointerLock();
  }

  private readonly changed = (): void => {
    if (!this.locked) this.ended = performance.now();
  };

  dispose(): void {
    this.release();
    document.removeEventListener("pointerlockchange", this.changed);
  }
}
