import * as z from 'zod/mini';
import { daysBetween } from '../calendar/days.ts';
import { typedLine } from '../kernel/typed-text.ts';
import {
  BREAK_MAX_DAYS,
  BREAK_NAME_MAX_LENGTH,
  HOME_MAX_LENGTH,
  RHYTHMS,
} from './family-days.constants.ts';

const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const day = z.iso.date('Please enter a date');

const home = typedLine({ most: HOME_MAX_LENGTH, missing: 'Please name the home' });

const areTwoHomes = ([one, other]: readonly [string, string]): boolean =>
  one.toLowerCase() !== other.toLowerCase();

const homeWeeksFields = {
  /** The first one is where the child is from the first day on. */
  homes: z.tuple([home, home]).check(
    z.refine(areTwoHomes, {
      error: 'Please give the homes different names',
      path: [1],
    }),
  ),
  rhythm: z.enum(RHYTHMS),
  /** Day of the handover with which the two weeks begin. */
  firstDay: day,
  /** Null without end. */
  lastDay: z.nullable(day),
  /** Local time of the handover, `17:00`; null for none. */
  time: z.nullable(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time'))),
};

const END_BEFORE_START = { error: 'The end is before the start', path: ['lastDay'] };

/** Path of `POST /api/calendar/children/{childId}/home-weeks`. */
export const homeWeeksParamsSchema = z.object({ childId: id });

/**
 * Body of `POST …/home-weeks`: weeks of a child in two homes. Weeks that are followed end on the day before the new
 * ones. Days that are taken are `HomeWeeksOverlap`.
 */
export const addHomeWeeksSchema = z
  .object({ ...homeWeeksFields, followsId: z._default(z.nullable(id), null) })
  .check(
    z.refine(({ firstDay, lastDay }) => lastDay === null || lastDay >= firstDay, END_BEFORE_START),
  );

type StatedHomeWeeks = z.infer<typeof addHomeWeeksSchema>;

export type HomeWeeksFields = Readonly<Omit<StatedHomeWeeks, 'homes' | 'followsId'>> & {
  readonly homes: readonly [string, string];
};

/** Path of `PUT` and `DELETE …/home-weeks/{homeWeeksId}`, and of `POST …/restored` within a day. */
export const ownHomeWeeksParamsSchema = z.object({ childId: id, homeWeeksId: id });

/** `PUT …/home-weeks/{homeWeeksId}`: omitted fields stay. */
export const changeHomeWeeksSchema = z.partial(z.object(homeWeeksFields));

/** Path of `PUT …/home-weeks/{homeWeeksId}/weeks/{day}`, by the day on which the week begins. */
export const homeWeekParamsSchema = z.object({ childId: id, homeWeeksId: id, day });

export const swapHomeWeekSchema = z.object({ isSwapped: z.boolean() });

const schoolBreakFields = {
  name: typedLine({ most: BREAK_NAME_MAX_LENGTH, missing: 'Please name the break' }),
  firstDay: day,
  /** The last day belongs to it. */
  lastDay: day,
  /** Children who have it; none for all of them. */
  childIds: z.array(id).check(z.maxLength(20)),
};

/** `POST /api/calendar/school-breaks`: days on which a family's children have no school. */
export const schoolBreakSchema = z.object(schoolBreakFields).check(
  z.refine(({ firstDay, lastDay }) => lastDay >= firstDay, END_BEFORE_START),
  z.refine(
    ({ firstDay, lastDay }) =>
      lastDay < firstDay || daysBetween(firstDay, lastDay) < BREAK_MAX_DAYS,
    { error: `Please choose ${BREAK_MAX_DAYS} days at most`, path: ['lastDay'] },
  ),
);

export type SchoolBreakFields = Readonly<Omit<z.infer<typeof schoolBreakSchema>, 'childIds'>> & {
  readonly childIds: readonly string[];
};

/** Path of `PUT` and `DELETE /api/calendar/school-breaks/{breakId}`, and of `POST …/restored` within a day. */
export const schoolBreakParamsSchema = z.object({ breakId: id });

/** `PUT /api/calendar/school-breaks/{breakId}`: omitted fields stay. */
export const changeSchoolBreakSchema = z.partial(z.object(schoolBreakFields));

/** ISO date and time; null for what was not removed. Removed ones can be restored for a day. */
const removedAt = z.nullable(z.string());

const shownHomeWeeks = z.readonly(
  z.object({
    id: z.string(),
    childId: z.string(),
    homes: z.readonly(z.tuple([z.string(), z.string()])),
    rhythm: z.enum(RHYTHMS),
    firstDay: z.string(),
    lastDay: z.nullable(z.string()),
    time: z.nullable(z.string()),
    /** First days of the weeks in which the homes are swapped. */
    swapped: z.readonly(z.array(z.string())),
    removedAt,
  }),
);

export type HomeWeeks = z.infer<typeof shownHomeWeeks>;

const shownBreak = z.readonly(
  z.object({
    id: z.string(),
    name: z.string(),
    firstDay: z.string(),
    lastDay: z.string(),
    childIds: z.readonly(z.array(z.string())),
    removedAt,
  }),
);

export type SchoolBreak = z.infer<typeof shownBreak>;

/** `GET /api/calendar/days`: homes of the children by weeks, and school breaks, each in the order of their first days. */
export const familyDaysSchema = z.readonly(
  z.object({
    homes: z.readonly(z.array(shownHomeWeeks)),
    breaks: z.readonly(z.array(shownBreak)),
  }),
);

export type FamilyDays = z.infer<typeof familyDaysSchema>;
