import * as z from 'zod';
import { readableOr } from '../kernel/personal.ts';
import { type RemovableStep, withStep } from '../kernel/removable.ts';
import type { Recorded } from '../kernel/view.ts';
import type { HomeWeeksFields, SchoolBreakFields } from './family-days.contract.ts';
import { type FamilyDaysEvent, homeWeeksShape, schoolBreakShape } from './family-days.events.ts';

const removable = {
  id: z.string(),
  createdAt: z.string(),
  removedAt: z.string().nullable(),
};

/** Homes and school breaks of a family, as state and row keep them. */
export const keptDaysSchema = z.object({
  homes: z
    .array(
      z
        .object({
          ...homeWeeksShape,
          childId: z.string(),
          swapped: z.array(z.string()).readonly(),
          ...removable,
        })
        .readonly(),
    )
    .readonly(),
  breaks: z.array(z.object({ ...schoolBreakShape, ...removable }).readonly()).readonly(),
});

export type KeptDays = Readonly<z.infer<typeof keptDaysSchema>>;

export const NO_DAYS: KeptDays = { homes: [], breaks: [] };

interface KeptWeeks extends HomeWeeksFields {
  readonly childId: string;
  /** First days of the weeks in which the homes are swapped. */
  readonly swapped: readonly string[];
}

type OfWeeks = Extract<Recorded<FamilyDaysEvent>, { readonly data: { homeWeeksId: string } }>;

type OfBreak = Extract<Recorded<FamilyDaysEvent>, { readonly data: { breakId: string } }>;

const EMPTY_WEEKS: KeptWeeks = {
  childId: '',
  homes: ['', ''],
  rhythm: 'weekly',
  firstDay: '2000-01-01',
  lastDay: null,
  time: null,
  swapped: [],
};

const EMPTY_BREAK: SchoolBreakFields = {
  name: '',
  firstDay: '2000-01-01',
  lastDay: '2000-01-01',
  childIds: [],
};

const weeksStep = ({ type, data }: OfWeeks, kept: KeptWeeks | null): RemovableStep<KeptWeeks> => {
  const before = kept ?? EMPTY_WEEKS;
  switch (type) {
    case 'HomeWeeksRemoved':
      return { step: 'removed' };
    case 'HomeWeeksRestored':
      return { step: 'restored' };
    case 'HomeWeekSwapped': {
      const others = before.swapped.filter((day) => day !== data.day);
      const swapped = data.isSwapped ? [...others, data.day] : others;
      return { step: 'changed', fields: { ...before, swapped } };
    }
    default:
      return {
        step: type === 'HomeWeeksAdded' ? 'created' : 'changed',
        fields: {
          childId: type === 'HomeWeeksAdded' ? data.childId : before.childId,
          swapped: before.swapped,
          homes: readableOr(data.homes, before.homes),
          rhythm: data.rhythm ?? before.rhythm,
          firstDay: data.firstDay ?? before.firstDay,
          lastDay: data.lastDay === undefined ? before.lastDay : data.lastDay,
          time: data.time === undefined ? before.time : data.time,
        },
      };
  }
};

const breakStep = (
  { type, data }: OfBreak,
  kept: SchoolBreakFields | null,
): RemovableStep<SchoolBreakFields> => {
  const before = kept ?? EMPTY_BREAK;
  switch (type) {
    case 'SchoolBreakRemoved':
      return { step: 'removed' };
    case 'SchoolBreakRestored':
      return { step: 'restored' };
    default:
      return {
        step: type === 'SchoolBreakAdded' ? 'created' : 'changed',
        fields: {
          name: readableOr(data.name, before.name),
          firstDay: data.firstDay ?? before.firstDay,
          lastDay: data.lastDay ?? before.lastDay,
          childIds: data.childIds ?? before.childIds,
        },
      };
  }
};

const isOfWeeks = (event: Recorded<FamilyDaysEvent>): event is OfWeeks =>
  'homeWeeksId' in event.data;

const isOfBreak = (event: Recorded<FamilyDaysEvent>): event is OfBreak => 'breakId' in event.data;

/** Folds an event. Shredded names read as empty. */
export const daysAfter = (
  { homes, breaks }: KeptDays,
  event: Recorded<FamilyDaysEvent>,
): KeptDays => {
  const { occurredAt } = event.metadata;
  return {
    homes: isOfWeeks(event)
      ? withStep<KeptWeeks>(homes, {
          id: event.data.homeWeeksId,
          occurredAt,
          stepOf: (before) => weeksStep(event, before),
        })
      : homes,
    breaks: isOfBreak(event)
      ? withStep<SchoolBreakFields>(breaks, {
          id: event.data.breakId,
          occurredAt,
          stepOf: (before) => breakStep(event, before),
        })
      : breaks,
  };
};

/** Homes and breaks that were not removed. */
export const presentDays = ({ homes, breaks }: KeptDays): KeptDays => ({
  homes: homes.filter(({ removedAt }) => removedAt === null),
  breaks: breaks.filter(({ removedAt }) => removedAt === null),
});
