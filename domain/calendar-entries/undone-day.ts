import { type Change, setBack } from '../kernel/changes.contract.ts';
import { type DayChange, type KeptEntry, UNCHANGED_DAY } from './entry-fields.ts';

/** Command that sets a day back to what it was before a change. */
type DayCommand =
  | {
      readonly command: 'change-day';
      readonly day: string;
      readonly change: Omit<DayChange, 'mark' | 'remindsSince'>;
    }
  | { readonly command: 'mark-day'; readonly day: string; readonly mark: DayChange['mark'] };

/** Undoes a change of one day; undefined for a change of the whole entry. */
export const undoneDay = (
  { before, after }: Change<KeptEntry>,
  now: KeptEntry,
): DayCommand | 'changed-since' | undefined => {
  const day = Object.keys(after.days).find(
    (each) => JSON.stringify(after.days[each]) !== JSON.stringify(before.days[each]),
  );
  if (day === undefined) return undefined;
  const on = ({ days }: KeptEntry): DayChange => days[day] ?? UNCHANGED_DAY;
  // When it began to remind is no field of its own.
  const { remindsSince, ...current } = on(now);
  const back = setBack(
    { before: { ...on(before), remindsSince }, after: { ...on(after), remindsSince } },
    on(now),
  );
  if (back === undefined) return 'changed-since';
  const { mark, ...change } = { ...current, ...back };
  return mark === current.mark
    ? { command: 'change-day', day, change }
    : { command: 'mark-day', day, mark };
};
