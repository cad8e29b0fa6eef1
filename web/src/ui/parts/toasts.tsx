/** Short notes that pass. They are a popover, so that they are seen above an open dialog. */
import { useEffect, useRef } from "preact/hooks";
import { toasts } from "../../app/app-state";

export function Toasts() {
  const box = useRef<HTMLDivElement>(null);
  const last = toasts.value[toasts.value.length - 1]?.id;
  useEffect(() => {
    const shown = box.current;
    if (shown?.showPopover === undefined) return;
    if (shown.matches(":popover-open")) shown.hidePopover(); // shown again, it comes above a dialog opened since
    if (last !== undefined) shown.showPopover();
  }, [last]);
  return (
    <div class="toasts" popover="manual" aria-hidden="true" ref={box}>
      {toasts.value.map((shown) => (
        <div key={shown.id} class={shown.bad ? "toast bad" : "toast"} data-testid="toast">
          {shown.text}
        </div>
      ))}
    </div>
  );
}
