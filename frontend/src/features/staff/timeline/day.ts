import { dayHere } from '../../../components/day-here.ts';

/** The day of the reader's calendar in which something was, as `2026-11-21`. */
export const dayOf = (at: string): string => dayHere(new Date(at));

/**
 * A moment within that day of the reader's calendar. Undefined for an invalid day, as while it is
 * being typed.
 */
export const noonOf = (day: string): Date | undefined => {
  const noon = new Date(`${day}T12:00:00`);
  return Number.isNaN(noon.getTime()) ? undefined : noon;
};
