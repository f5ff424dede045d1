import { DAY_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { jsonFields } from '../../../session/json-fields.ts';

/**
 * Counts of a visitor, as the browser keeps them. Pages show providers and favorites to signed-in
 * people only, so that today's add to days, profile and tour alone. See
 * docs/product-rules.md#before-an-account.
 */
export interface VisitorStats {
  readonly resourcesViewed: number;
  readonly categoriesExplored: number;
  readonly favoritesAdded: number;
  readonly profileCompleted: boolean;
  readonly supportContacted: boolean;
  readonly tourCompleted: boolean;
  /** Days in a row up to `lastActive`. */
  readonly daysActive: number;
  /** `YYYY-MM-DD`, by the clock of the device; null before the first day. */
  readonly lastActive: string | null;
  readonly viewedResources: readonly string[];
  readonly exploredCategories: readonly string[];
  readonly favoriteResources: readonly string[];
  /** The account that has signed in here since. */
  readonly owner?: string;
}

/** More are not taken over. */
const MAX_IDS = 100;

/** Upper bound of days: no browser has been open for longer. */
const MAX_DAYS = 10_000;

/** Date of the device, `YYYY-MM-DD`. */
export const dayOf = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 10);

/** Parses the stored text. Anything missing or broken counts as not done. */
export const parseVisitorStats = (text: string): VisitorStats => {
  const fields = jsonFields(text);
  const viewedResources = idsIn(fields['viewedResources']);
  const exploredCategories = idsIn(fields['exploredCategories']);
  const favoriteResources = idsIn(fields['favoriteResources']);
  const lastActive = dayIn(fields['lastActive']);
  const { owner } = fields;
  return {
    resourcesViewed: viewedResources.length,
    categoriesExplored: exploredCategories.length,
    favoritesAdded: favoriteResources.length,
    profileCompleted: fields['profileCompleted'] === true,
    supportContacted: fields['supportContacted'] === true,
    tourCompleted: fields['tourCompleted'] === true,
    daysActive: lastActive === null ? 0 : Math.max(1, countIn(fields['daysActive'])),
    lastActive,
    viewedResources,
    exploredCategories,
    favoriteResources,
    ...(typeof owner === 'string' && { owner }),
  };
};

/** The daily counter: goes on after yesterday, begins again after a gap. */
export const withDay = (stats: VisitorStats, today: string): VisitorStats => {
  const { lastActive, daysActive } = stats;
  if (lastActive === null) return { ...stats, daysActive: 1, lastActive: today };
  const passed = (Date.parse(today) - Date.parse(lastActive)) / DAY_MS;
  // A clock that was set back has no new day.
  if (passed < 1) return stats;
  return { ...stats, daysActive: passed === 1 ? daysActive + 1 : 1, lastActive: today };
};

/** Whether an account would gain anything by them. */
export const isWorthKeeping = ({ daysActive, tourCompleted, viewedResources }: VisitorStats) =>
  daysActive > 0 || tourCompleted || viewedResources.length > 0;

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((id) => typeof id === 'string' && id !== ''))].slice(0, MAX_IDS)
    : [];

const countIn = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? Math.min(value, MAX_DAYS) : 0;

/** Reads the day from a date in any form that browsers write, since other programs may have kept it. */
const dayIn = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const time = new Date(/^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00` : value);
  return Number.isNaN(time.getTime()) ? null : dayOf(time);
};
