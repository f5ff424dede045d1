/** Milliseconds until midnight, by the clock of the device. */
export const untilNextDay = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
