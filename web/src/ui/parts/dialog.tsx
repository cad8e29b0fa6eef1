/** A modal dialog. It takes the focus, closes with Escape or the close button, and gives the focus back. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { dialog, spoken, t } from "../../app/app-state";
import { Icon } from "./icons";

interface DialogProps {
  readonly title: string;
  readonly testid: string;
  /** As wide and high as the page allows, for long texts. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

export function Dialog({ title, testid, wide, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  // Before the effects of what is inside: they may need its size.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const shown = element.current;
    if (shown && !shown.open) shown.showModal?.();
    return () => {
      shown?.close?.(); // what is behind an open dialog cannot get the focus
      before?.focus?.();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes it; Escape is built in
    <dialog
      ref={element}
      class={wide ? "dialog wide" : "dialog"}
      aria-label={title}
      onClose={() => {
        if (element.current !== null) dialog.value = null; // else another dialog has taken its place
      }}
      onClick={(event) => {
        if (event.target === element.current) dialog.value = null;
      }}
      data-testid={testid}
    >
      <div class="dialog-body">
        <header class="row spread">
          <h2>{title}</h2>
          <button
            type="button"
            class="plain"
            onClick={() => (dialog.value = null)}
            aria-label={t("web-close")}
            data-testid="close"
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
        {/* What is outside a modal dialog is not read out. */}
        <div class="unseen" role="status">
          {spoken.value}
        </div>
      </div>
    </dialog>
  );
}
