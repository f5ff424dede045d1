import { dayNameOf, dayNumberOf } from '../calendar/days.ts';
import { type BreakDays, haveBreak } from '../family-days/school-breaks.ts';
import { firstDayOf, type KeptEntry, UNCHANGED_DAY } from './entry-fields.ts';
import { daysWithin } from './repeat-rule.ts';

type Series = Pick<KeptEntry, 'when' | 'repeats' | 'childIds' | 'skipsBreaks' | 'days'>;

/**
 * Whether a series has nothing on one of its days because of a school break. A day that was moved, or noted as kept or
 * missed, is the family's own word and stays.
 */
export const isSkipped = (
  { repeats, childIds, skipsBreaks, days }: Omit<Series, 'when'>,
  breaks: readonly BreakDays[],
  day: string,
): boolean => {
  if (!skipsBreaks || repeats === null) return false;
  const { when, mark } = days[day] ?? UNCHANGED_DAY;
  return when === null && mark === null && haveBreak(breaks, childIds, day);
};

/** An entry whose skipped days are canceled, as other calendars are told them (`EXDATE`). */
export const withSkippedDays = <Entry extends Series>(
  entry: Entry,
  breaks: readonly BreakDays[],
): Entry => {
  const { repeats: rule, skipsBreaks } = entry;
  if (rule === null || !skipsBreaks) return entry;
  const first = firstDayOf(entry.when);
  const skipped = breaks
    .flatMap(({ firstDay, lastDay }) =>
      daysWithin({ first, rule }, dayNumberOf(firstDay), dayNumberOf(lastDay)).map(dayNameOf),
    )
    .filter((day) => isSkipped(entry, breaks, day))
    .map((day) => [day, { ...(entry.days[day] ?? UNCHANGED_DAY), isCanceled: true }] as const);
  return { ...entry, days: { ...entry.days, ...Object.fromEntries(skipped) } };
};
