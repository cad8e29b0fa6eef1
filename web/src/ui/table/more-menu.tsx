/** What is seldom needed at a table. */
import { useEffect, useRef, useState } from "preact/hooks";
import { dialog, t } from "../../app/app-state";
import type { Session } from "../../app/session";
import { Icon, type IconName } from "../parts/icons";
import { withKey } from "../parts/with-key";

export function MoreMenu({ session }: { session: Session }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const elsewhere = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", elsewhere);
    document.addEventListener("focusin", elsewhere);
    return () => {
      document.removeEventListener("pointerdown", elsewhere);
      document.removeEventListener("focusin", elsewhere);
    };
  }, [open]);
  const item = (name: "describe" | "fell", icon: IconName, key: string) => (
    <button
      type="button"
      onClick={() => {
        setOpen(false);
        dialog.value = name;
      }}
      title={withKey(`web-${name}`, key)}
      data-testid={name}
    >
      <Icon name={icon} /> {t(`web-${name}`)}
    </button>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button opened
    <div
      class="more"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <button
        type="button"
        class="plain"
        aria-expanded={open}
        aria-controls="more-menu"
        aria-label={t("web-more")}
        title={t("web-more")}
        onClick={() => setOpen(!open)}
        data-testid="more"
      >
        <Icon name="more" />
      </button>
      <div id="more-menu" class="more-menu" hidden={!open}>
        {item("describe", "text", "T")}
        {session.mayReportFall.value && item("fell", "fell", "!")}
      </div>
    </div>
  );
}
