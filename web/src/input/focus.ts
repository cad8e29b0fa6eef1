/** The keys that the focused element uses itself. */
const PRESSED = new Set(["BUTTON", "A", "SUMMARY"]);
const TYPED_INTO = new Set(["INPUT", "TEXTAREA", "SELECT"]);

/** Enter and Space press it. */
export const isPressed = (element: HTMLElement | null): boolean => PRESSED.has(element?.tagName ?? "");

export const isCheckbox = (element: HTMLElement | null): boolean =>
  element?.tagName === "INPUT" && (element as HTMLInputElement).type === "checkbox";

/** It needs all keys except Escape. */
export const isTypedInto = (element: HTMLElement | null): boolean =>
  TYPED_INTO.has(element?.tagName ?? "") && !isCheckbox(element);
