import * as z from 'zod/mini';
import { type FavoritesEvent, favoritesStream } from '../favorites/favorites.events.ts';
import { type ActiveDaysEvent, activeDaysStream } from '../journey/active-days.events.ts';
import { type ActivityEvent, activityStream } from '../journey/activity.events.ts';
import { type JourneyEvent, journeyStream } from '../journey/journey.events.ts';
import { dayAfter } from '../journey/local-day.ts';
import { familyEvents } from '../kernel/family-events.ts';
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
};

export type ProgressStreamEvent = ActiveDaysEvent | ActivityEvent | FavoritesEvent | JourneyEvent;

export const PROGRESS_STREAMS = [
  activeDaysStream,
  activityStream,
  favoritesStream,
  journeyStream,
] as const;

/**
 * Events that achievements are counted from. Contacting support has none yet: `supportContacted`
 * stays at 0 until the support context stores one.
 */
export const PROGRESS_TYPES = [
  'DayActive',
  'OnboardingCompleted',
  'ResourceFavorited',
  'ResourceViewed',
  'TourCompleted',
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
const MOST_COUNTED = 1_000;

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
      return {
        ...progress,
        viewedResources: withNew(progress.viewedResources, event.data.resourceId),
        exploredCategories: withNew(progress.exploredCategories, event.data.category),
      };
    case 'TourCompleted':
      return { ...progress, tourCompleted: true };
  }
};

const withNew = (known: readonly string[], id: string): string[] =>
  known.includes(id) || known.length >= MOST_COUNTED ? [...known] : [...known, id];

const withDay = (progress: Progress, day: string): Progress => {
  const { lastActive, daysActive, daysInAll } = progress;
  if (lastActive !== null && day <= lastActive) return progress;
  const isNextDay = lastActive !== null && dayAfter(lastActive) === day;
  return {
    ...progress,
    daysActive: isNextDay ? daysActive + 1 : 1,
    daysInAll: daysInAll + 1,
    lastActive: day,
  };
};

/** Each measure as a number. */
export const measured = (progress: Progress): Readonly<Record<Measure, number>> => ({
  profileCompleted: Number(progress.profileCompleted),
  resourcesViewed: progress.viewedResources.length,
  categoriesExplored: progress.exploredCategories.length,
  favoritesAdded: progress.favoriteResources.length,
  supportContacted: 0,
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
