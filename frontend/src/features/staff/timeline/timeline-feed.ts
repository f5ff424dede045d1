import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';

/** Live entries since the timeline was opened, newest first. */
export interface Feed {
  /** Entries on the page. */
  readonly shown: readonly TimelineEntry[];
  /** Held back while the reader is further down, so that the page does not move. */
  readonly held: readonly TimelineEntry[];
}

export const NO_NEWS: Feed = { shown: [], held: [] };

/** Adds entries, given oldest first. `isHeld` is true while the reader is further down. */
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

/** Shows the held entries, on demand or at the top of the list. */
export const release = (feed: Feed): Feed =>
  feed.held.length === 0 ? feed : { shown: newestFirst(feed.held, feed.shown), held: [] };

/**
 * Merges lists, newest first, without duplicates. Entries of the same millisecond keep the order of the
 * lists, which are given newest first.
 */
export const newestFirst = (
  ...lists: readonly (readonly TimelineEntry[])[]
): readonly TimelineEntry[] => {
  const byId = new Map<string, TimelineEntry>();
  for (const entry of lists.flat()) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  return [...byId.values()].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
};

/** Loaded contexts, and those of live entries. */
export const contextsOf = (loaded: readonly string[], { shown, held }: Feed): readonly string[] => [
  ...new Set([...loaded, ...[...shown, ...held].map(({ context }) => context)]),
];

/** Entries missing from the others. */
export const without = (
  entries: readonly TimelineEntry[],
  others: readonly TimelineEntry[],
): readonly TimelineEntry[] => {
  const ids = new Set(others.map(({ id }) => id));
  return entries.filter(({ id }) => !ids.has(id));
};
