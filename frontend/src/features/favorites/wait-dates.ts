import { addDays, dayNumberOf } from '@hearthway/domain/calendar/days.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';

/** Days between two check-ins with a waiting list. */
const CHECK_IN_DAYS = 28;

export interface WaitDate {
  readonly kind: 'check-in' | 'first-visit';
  readonly name: string;
  /** ISO day. */
  readonly day: string;
}

type Waiting = Pick<Favorite, 'name' | 'status' | 'waitsSince' | 'visitedOn'>;

/** A check-in is due every four weeks, today or next. */
export const waitDates = (favorites: readonly Waiting[], today: string): readonly WaitDate[] =>
  favorites.flatMap(({ name, status, waitsSince, visitedOn }): readonly WaitDate[] => {
    if (visitedOn !== null) return [{ kind: 'first-visit', name, day: visitedOn }];
    if (status !== 'waiting-list' || waitsSince === null) return [];
    const waited = dayNumberOf(today) - dayNumberOf(waitsSince);
    const turns = Math.max(1, Math.ceil(waited / CHECK_IN_DAYS));
    return [{ kind: 'check-in', name, day: addDays(waitsSince, turns * CHECK_IN_DAYS) }];
  });
