import { dayHere } from '../../../components/day-here.ts';

/** Local calendar day of a moment, such as `2026-11-21`. */
export const dayOf = (at: string): string => dayHere(new Date(at));

/** Noon of a local calendar day. Undefined for an invalid day, such as one being typed. */
export const noonOf = (day: string): Date | undefined => {
  const noon = new Date(`${day}T12:00:00`);
  return Number.isNaN(noon.getTime()) ? undefined : noon;
};
