import { addDays, daysBetween } from '../calendar/days.ts';
import { type Changes, changedFields } from '../kernel/changes.contract.ts';
import { type Decider, type Rejected, reject } from '../kernel/decider.ts';
import { isOver } from '../kernel/removable.ts';
import { daysAfter, type KeptDays, NO_DAYS } from './days-after.ts';
import {
  BREAK_MAX_DAYS,
  BREAKS_MAX,
  HOME_WEEKS_MAX,
  SWAPPED_MAX,
} from './family-days.constants.ts';
import type { HomeWeeksFields, SchoolBreakFields } from './family-days.contract.ts';
import { type FamilyDaysEvent, familyDaysStream } from './family-days.events.ts';
import { weekOf } from './home-days.ts';

interface OfWeeks {
  readonly id: string;
  readonly childId: string;
}

interface OfBreak {
  readonly id: string;
}

export type FamilyDaysCommand =
  | (OfWeeks & {
      readonly command: 'add-weeks';
      readonly weeks: HomeWeeksFields;
      /** Weeks that end on the day before; null for none. */
      readonly follows: string | null;
    })
  | (OfWeeks & {
      readonly command: 'change-weeks';
      readonly changes: Changes<HomeWeeksFields>;
    })
  | (OfWeeks & {
      readonly command: 'swap-week';
      readonly day: string;
      readonly isSwapped: boolean;
    })
  | (OfWeeks & { readonly command: 'remove-weeks' })
  | (OfWeeks & { readonly command: 'restore-weeks'; readonly now: Date })
  | (OfBreak & { readonly command: 'add-break'; readonly fields: SchoolBreakFields })
  | (OfBreak & {
      readonly command: 'change-break';
      readonly changes: Changes<SchoolBreakFields>;
    })
  | (OfBreak & { readonly command: 'remove-break' })
  | (OfBreak & { readonly command: 'restore-break'; readonly now: Date });

export type FamilyDaysRejection =
  | 'UnknownHomeWeeks'
  | 'HomeWeeksOverlap'
  | 'NoSuchHomeWeek'
  | 'TooManyHomeWeeks'
  | 'UnknownSchoolBreak'
  | 'TooManySchoolBreaks'
  | 'DaysEndBeforeStart'
  | 'SchoolBreakTooLong';

type Weeks = KeptDays['homes'][number];

type Decided = readonly FamilyDaysEvent[] | Rejected<FamilyDaysRejection>;

type Range = Pick<Weeks, 'firstDay' | 'lastDay'>;

type CommandOf<Name extends FamilyDaysCommand['command']> = Extract<
  FamilyDaysCommand,
  { readonly command: Name }
>;

const isPresent = ({ removedAt }: Pick<Weeks, 'removedAt'>): boolean => removedAt === null;

const overlap = (one: Range, other: Range): boolean =>
  (one.lastDay === null || one.lastDay >= other.firstDay) &&
  (other.lastDay === null || other.lastDay >= one.firstDay);

/** Finds the weeks of a child, removed or not: those of another child are told apart nowhere. */
const weeksIn = ({ homes }: KeptDays, { id, childId }: OfWeeks): Weeks | undefined =>
  homes.find((each) => each.id === id && each.childId === childId);

/** Whether a child has other weeks on some of these days. */
const isTaken = (
  { homes }: Pick<KeptDays, 'homes'>,
  { id, childId }: OfWeeks,
  range: Range,
): boolean =>
  homes.some(
    (each) => isPresent(each) && each.childId === childId && each.id !== id && overlap(each, range),
  );

const addWeeks = (
  { id, childId, weeks, follows }: CommandOf<'add-weeks'>,
  { homes, ...state }: KeptDays,
): Decided => {
  if (homes.some((each) => each.id === id)) return [];
  if (homes.filter(isPresent).length >= HOME_WEEKS_MAX) return reject('TooManyHomeWeeks');
  const followed =
    follows === null ? undefined : weeksIn({ homes, ...state }, { id: follows, childId });
  if (follows !== null && followed?.removedAt !== null) return reject('UnknownHomeWeeks');
  const lastDay = addDays(weeks.firstDay, -1);
  const isEnded =
    followed !== undefined &&
    followed.firstDay <= lastDay &&
    (followed.lastDay === null || followed.lastDay > lastDay);
  const after = homes.map((each) =>
    isEnded && each.id === followed.id ? { ...each, lastDay } : each,
  );
  if (isTaken({ homes: after }, { id, childId }, weeks)) return reject('HomeWeeksOverlap');
  return [
    ...(isEnded
      ? [{ type: 'HomeWeeksChanged', data: { homeWeeksId: followed.id, lastDay } } as const]
      : []),
    { type: 'HomeWeeksAdded', data: { homeWeeksId: id, childId, ...weeks } },
  ];
};

const changeWeeks = (
  { id, childId, changes }: CommandOf<'change-weeks'>,
  state: KeptDays,
): Decided => {
  const before = weeksIn(state, { id, childId });
  if (before === undefined || !isPresent(before)) return reject('UnknownHomeWeeks');
  const changed = changedFields<HomeWeeksFields>(before, changes);
  const after = { ...before, ...changed };
  if (after.lastDay !== null && after.lastDay < after.firstDay) return reject('DaysEndBeforeStart');
  if (isTaken(state, { id, childId }, after)) return reject('HomeWeeksOverlap');
  return Object.keys(changed).length === 0
    ? []
    : [{ type: 'HomeWeeksChanged', data: { homeWeeksId: id, ...changed } }];
};

const swapWeek = (
  { id, childId, day, isSwapped }: CommandOf<'swap-week'>,
  state: KeptDays,
): Decided => {
  const weeks = weeksIn(state, { id, childId });
  if (weeks === undefined || !isPresent(weeks)) return reject('UnknownHomeWeeks');
  if (weeks.swapped.includes(day) === isSwapped) return [];
  if (!isSwapped) return [{ type: 'HomeWeekSwapped', data: { homeWeeksId: id, day, isSwapped } }];
  const { firstDay, lastDay, swapped } = weeks;
  const isWeek =
    day >= firstDay && (lastDay === null || day <= lastDay) && weekOf(weeks, day) === day;
  if (!isWeek || swapped.length >= SWAPPED_MAX) return reject('NoSuchHomeWeek');
  return [{ type: 'HomeWeekSwapped', data: { homeWeeksId: id, day, isSwapped } }];
};

const restoreWeeks = (
  { id, childId, now }: CommandOf<'restore-weeks'>,
  state: KeptDays,
): Decided => {
  const weeks = weeksIn(state, { id, childId });
  if (weeks === undefined || isOver(weeks, now)) return reject('UnknownHomeWeeks');
  if (isPresent(weeks)) return [];
  if (isTaken(state, { id, childId }, weeks)) return reject('HomeWeeksOverlap');
  return [{ type: 'HomeWeeksRestored', data: { homeWeeksId: id } }];
};

/** Checks a range that two editors may each have changed on one side. */
const changeBreak = ({ id, changes }: CommandOf<'change-break'>, { breaks }: KeptDays): Decided => {
  const before = breaks.find((each) => each.id === id);
  if (before === undefined || !isPresent(before)) return reject('UnknownSchoolBreak');
  const changed = changedFields<SchoolBreakFields>(before, changes);
  const { firstDay, lastDay } = { ...before, ...changed };
  if (lastDay < firstDay) return reject('DaysEndBeforeStart');
  if (daysBetween(firstDay, lastDay) >= BREAK_MAX_DAYS) return reject('SchoolBreakTooLong');
  return Object.keys(changed).length === 0
    ? []
    : [{ type: 'SchoolBreakChanged', data: { breakId: id, ...changed } }];
};

/** Days of a family: in which home its children are, and when there is no school. */
export const familyDaysDecider: Decider<
  KeptDays,
  FamilyDaysCommand,
  FamilyDaysEvent,
  FamilyDaysRejection
> = {
  stream: familyDaysStream,
  initialState: NO_DAYS,
  evolve: daysAfter,
  decide: (command, state) => {
    const { id } = command;
    const schoolBreak = state.breaks.find((each) => each.id === id);
    switch (command.command) {
      case 'add-weeks':
        return addWeeks(command, state);
      case 'change-weeks':
        return changeWeeks(command, state);
      case 'swap-week':
        return swapWeek(command, state);
      case 'remove-weeks':
        return weeksIn(state, command)?.removedAt === null
          ? [{ type: 'HomeWeeksRemoved', data: { homeWeeksId: id } }]
          : [];
      case 'restore-weeks':
        return restoreWeeks(command, state);
      case 'add-break':
        if (schoolBreak !== undefined) return [];
        return state.breaks.filter(isPresent).length >= BREAKS_MAX
          ? reject('TooManySchoolBreaks')
          : [{ type: 'SchoolBreakAdded', data: { breakId: id, ...command.fields } }];
      case 'change-break':
        return changeBreak(command, state);
      case 'remove-break':
        return schoolBreak?.removedAt === null
          ? [{ type: 'SchoolBreakRemoved', data: { breakId: id } }]
          : [];
      case 'restore-break':
        if (schoolBreak === undefined || isOver(schoolBreak, command.now))
          return reject('UnknownSchoolBreak');
        return isPresent(schoolBreak)
          ? []
          : [{ type: 'SchoolBreakRestored', data: { breakId: id } }];
    }
  },
};
