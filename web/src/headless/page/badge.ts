/** The icon of the tab with a badge: it is the turn of this page. */
const BADGE = "%3Ccircle cx='24' cy='8' r='8' fill='%23fff'/%3E%3Ccircle cx='24' cy='8' r='6' fill='%23d55e00'/%3E";

/** An icon (an SVG as a data address) with a badge, or without. */
export const badged = (icon: string, turn: boolean): string =>
  turn ? icon.replace("%3C/svg%3E", `${BADGE}%3C/svg%3E`) : icon;
