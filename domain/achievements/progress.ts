import * as z from 'zod/mini';
import { addDays, dayNumberOf } from '../calendar/days.ts';
import { type FavoritesEvent, favoritesStream } from '../favorites/favorites.events.ts';
import { type ActiveDaysEvent, activeDaysStream } from '../journey/active-days.events.ts';
import { type ActivityEvent, activityStream } from '../journey/activity.events.ts';
import { type JourneyEvent, journeyStream } from '../journey/journey.events.ts';
import { type VisitorStatsEvent, visitorStatsStream } from '../journey/visitor-stats.events.ts';
import { familyEvents } from '../kernel/family-events.ts';
import { type ThreadEvent, threadStream } from '../support/thread.events.ts';
import { ACHIEVEMENTS, type AchievementId, type Measure } from './achievements.constants.ts';

/** Acts of a family, as far as achievements count them. */
export const progressSchema = z.object({
  /** Ids, in the order in which they were first viewed or added. */
  viewedResources: z.array(z.string()),
  exploredCategories: z.array(z.string()),
  favoriteResources: z.array(z.string()),
  profileCompleted: z.boolean(),
  tourCompleted: z.boolean(),
  /** Days in a row up to the last. */
  daysActive: z.number(),
  daysInAll: z.number(),
  /** `YYYY-MM-DD`, where the family was. */
  lastActive: z.nullable(z.string()),
  /** Threads that the family has opened. Rows of older definitions lack it. */
  supportContacted: z._default(z.number(), 0),
});

export type Progress = Readonly<z.infer<typeof progressSchema>>;

export const NO_PROGRESS: Progress = {
  viewedResources: [],
  exploredCategories: [],
  favoriteResources: [],
  profileCompleted: false,
  tourCompleted: false,
  daysActive: 0,
  daysInAll: 0,
  lastActive: null,
  supportContacted: 0,
};

export type ProgressStreamEvent =
  | ActiveDaysEvent
  | ActivityEvent
  | FavoritesEvent
  | JourneyEvent
  | ThreadEvent
  | VisitorStatsEvent;

export const PROGRESS_STREAMS = [
  activeDaysStream,
  activityStream,
  favoritesStream,
  journeyStream,
  threadStream,
  visitorStatsStream,
] as const;

/** Events that achievements are counted from. */
export const PROGRESS_TYPES = [
  'DayActive',
  'OnboardingCompleted',
  'ResourceFavorited',
  'ResourceViewed',
  'ThreadOpened',
  'TourCompleted',
  'VisitorStatsTakenOver',
] as const satisfies readonly ProgressStreamEvent['type'][];

type ProgressEvent = Extract<
  ProgressStreamEvent,
  { readonly type: (typeof PROGRESS_TYPES)[number] }
>;

export const progressEvents = familyEvents<ProgressStreamEvent>()({
  streams: PROGRESS_STREAMS,
  types: PROGRESS_TYPES,
});

/** More are not counted: no achievement needs them, and the row stays small. */
const MAX_COUNTED = 1_000;

export const progressed = (progress: Progress, event: ProgressEvent): Progress => {
  switch (event.type) {
    case 'DayActive':
      return withDay(progress, event.data.day);
    case 'OnboardingCompleted':
      return { ...progress, profileCompleted: true };
    case 'ResourceFavorited':
      return {
        ...progress,
        favoriteResources: withNew(progress.favoriteResources, event.data.resourceId),
      };
    case 'ResourceViewed':
      return withView(progress, event.data);
    case 'ThreadOpened':
      return { ...progress, supportContacted: progress.supportContacted + 1 };
    case 'TourCompleted':
      return { ...progress, tourCompleted: true };
    case 'VisitorStatsTakenOver':
      return event.data.viewedResources.reduce(withView, withRun(progress, event.data));
  }
};

interface View {
  readonly resourceId: string;
  readonly category: string;
}

const withView = (progress: Progress, { resourceId, category }: View): Progress => ({
  ...progress,
  viewedResources: withNew(progress.viewedResources, resourceId),
  exploredCategories: withNew(progress.exploredCategories, category),
});

const withNew = (known: readonly string[], id: string): string[] =>
  known.includes(id) || known.length >= MAX_COUNTED ? [...known] : [...known, id];

const withDay = (progress: Progress, day: string): Progress => {
  const { lastActive, daysActive, daysInAll } = progress;
  if (lastActive !== null && day <= lastActive) return progress;
  const isNextDay = lastActive !== null && addDays(lastActive, 1) === day;
  return {
    ...progress,
    daysActive: isNextDay ? daysActive + 1 : 1,
    daysInAll: daysInAll + 1,
    lastActive: day,
  };
};

/**
 * Adds days in a row that a browser has counted. Those of the family's own run among them count once,
 * whichever came first.
 */
const withRun = (
  progress: Progress,
  brought: Pick<Progress, 'daysActive' | 'lastActive'>,
): Progress => {
  if (brought.lastActive === null) return progress;
  if (progress.lastActive === null)
    return {
      ...progress,
      daysActive: brought.daysActive,
      daysInAll: brought.daysActive,
      lastActive: brought.lastActive,
    };
  const own = runOf(progress.daysActive, progress.lastActive);
  const other = runOf(brought.daysActive, brought.lastActive);
  const shared = Math.min(own.last, other.last) - Math.max(own.first, other.first) + 1;
  const later = other.last > own.last ? brought : progress;
  // Runs without a day between them are one run.
  const daysActive =
    shared >= 0
      ? Math.max(own.last, other.last) - Math.min(own.first, other.first) + 1
      : later.daysActive;
  return {
    ...progress,
    daysActive,
    daysInAll: progress.daysInAll + brought.daysActive - Math.max(0, shared),
    lastActive: later.lastActive,
  };
};

const runOf = (days: number, lastDay: string) => {
  const last = dayNumberOf(lastDay);
  return { first: last - days + 1, last };
};

/** Each measure as a number. */
export const measured = (progress: Progress): Readonly<Record<Measure, number>> => ({
  profileCompleted: Number(progress.profileCompleted),
  resourcesViewed: progress.viewedResources.length,
  categoriesExplored: progress.exploredCategories.length,
  favoritesAdded: progress.favoriteResources.length,
  supportContacted: progress.supportContacted,
  tourCompleted: Number(progress.tourCompleted),
  daysActive: progress.daysActive,
});

/** The achievements whose goals are all reached at the moment. */
export const reachedBy = (progress: Progress): readonly AchievementId[] => {
  const current = measured(progress);
  return ACHIEVEMENTS.filter(({ goals }) =>
    goals.every(({ measure, requirement }) => current[measure] >= requirement),
  ).map(({ id }) => id);
};
