/** The light over the table: the player's choice, or the time of day where they are. */

export type Daytime = "day" | "evening" | "night";
/** The player's choices. */
export type LightChoice = Daytime | "auto";
export const LIGHTS: readonly LightChoice[] = ["day", "evening", "night", "auto"];

/** The light at an hour of the day, 0 to 24. Early morning has the low sun of an evening. */
export function daytimeAt(hour: number): Daytime {
  if (hour >= 7.5 && hour < 17) return "day";
  if ((hour >= 5.5 && hour < 7.5) || (hour >= 17 && hour < 20.5)) return "evening";
  return "night";
}

export function daytimeOf(choice: LightChoice, now: Date): Daytime {
  return choice === "auto" ? daytimeAt(now.getHours() + now.getMinutes() / 60) : choice;
}
