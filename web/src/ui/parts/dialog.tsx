/** A modal dialog. It takes the focus, closes with Escape or the close button, and gives the focus back. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { dialog, t } from "../../app/app-state";
import { Icon } from "./icons";

export function Dialog({ title, testid, children }: { title: string; testid: string; children: ComponentChildren }) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    if (element.current && !element.current.open) element.current.showModal?.();
    return () => before?.focus?.();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes it; Escape is built in
    <dialog
      ref={element}
      class="dialog"
      aria-label={title}
      onClose={() => (dialog.value = null)}
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
      </div>
    </dialog>
  );
}
