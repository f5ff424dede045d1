import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';

/** Live entries since the timeline was opened, newest first. */
export interface Feed {
  /** In the page. */
  readonly shown: readonly TimelineEntry[];
  /** Held back while the reader is further down, so that the page does not move. */
  readonly held: readonly TimelineEntry[];
}

export const NO_NEWS: Feed = { shown: [], held: [] };

/**
 * Entries were told, the oldest first.
 *
 * @param isHeld The reader has scrolled down.
 */
export const arrive = (
  { shown, held }: Feed,
  arrived: readonly TimelineEntry[],
  isHeld: boolean,
): Feed => {
  const newest = arrived.toReversed();
  return isHeld
    ? { shown, held: newestFirst(newest, held) }
    : { shown: newestFirst(newest, held, shown), held: [] };
};

/** The reader asked for them or scrolled to the top. */
export const release = (feed: Feed): Feed =>
  feed.held.length === 0 ? feed : { shown: newestFirst(feed.held, feed.shown), held: [] };

/**
 * One list of several, the newest first, with nothing twice. What happened in the same millisecond
 * stays in the order of the lists, which are given the newest first.
 */
export const newestFirst = (
  ...lists: readonly (readonly TimelineEntry[])[]
): readonly TimelineEntry[] => {
  const byId = new Map<string, TimelineEntry>();
  for (const entry of lists.flat()) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  return [...byId.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
};

/** The loaded contexts, and those with a first live entry. */
export const contextsOf = (loaded: readonly string[], { shown, held }: Feed): readonly string[] => [
  ...new Set([...loaded, ...[...shown, ...held].map(({ context }) => context)]),
];

/** The entries that are not among the others. */
export const without = (
  entries: readonly TimelineEntry[],
  others: readonly TimelineEntry[],
): readonly TimelineEntry[] => {
  const ids = new Set(others.map(({ id }) => id));
  return entries.filter(({ id }) => !ids.has(id));
};
