import type { CallPlan } from '@hearthway/domain/favorites/call-plan.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { dayHere } from '../../../components/day-here.ts';

interface PlanOptions {
  readonly favorites: readonly Favorite[];
  readonly plan: CallPlan;
  /** ISO day by this device's clock. */
  readonly day: string;
}

interface PlannedCalls {
  /** Calls of the day: those with a time first, then those marked to call, those called last. */
  readonly calls: readonly Favorite[];
  /** Calls with a time on a later day, by their times. */
  readonly later: readonly Favorite[];
}

/** Favorites that are not settled, by when to call them; else in the family's own order. */
export const planOf = ({ favorites, plan, day }: PlanOptions): PlannedCalls => {
  const timeOf = ({ id }: Favorite): string | undefined =>
    plan.later.find(({ resourceId }) => resourceId === id)?.callAt;
  const isLater = (favorite: Favorite): boolean => {
    const time = timeOf(favorite);
    return time !== undefined && dayHere(new Date(time)) > day;
  };
  const byTime = favorites.filter(isToCall).toSorted((one, other) => {
    const [first, second] = [timeOf(one), timeOf(other)];
    if (first !== undefined && second !== undefined) return first.localeCompare(second);
    return rank(one, first) - rank(other, second);
  });
  return {
    calls: byTime.filter((favorite) => !isLater(favorite)),
    later: byTime.filter(isLater),
  };
};

const isToCall = ({ status, isGone }: Favorite): boolean =>
  !isGone && (status === null || status === 'to-call' || status === 'called');

const rank = ({ status }: Favorite, time: string | undefined): number => {
  if (time !== undefined) return 0;
  if (status === 'to-call') return 1;
  return status === null ? 2 : 3;
};
