import type { TimelineNews, WatchEnded } from '@hearthway/domain/live/live.contract.ts';
import { wait } from '@hearthway/infra/adapters/process/wait.ts';
import { type Newest, writeNewest } from './newest.ts';
import type { ReadNewEntries } from './read-new-entries.ts';
import type { Looking, ReadRights } from './read-rights.ts';

export interface Watch extends Looking {
  /** Newest entry that its page has received. */
  newest: Newest;
  readonly tell: (news: Omit<TimelineNews, 'userId'>) => void;
  /** Sends the family's presence if it has changed. */
  readonly tellPresence: () => void;
  readonly end: (why: WatchEnded['why']) => void;
}

export interface WatchesOptions {
  readonly readNewEntries: ReadNewEntries;
  readonly readRights: ReadRights;
  readonly onError: (error: unknown) => void;
  /** Interval of the check of all grants, even without events. */
  readonly everyMs?: number | undefined;
}

export interface Watches {
  /** Starts sending the page its missing entries. */
  readonly begin: (watch: Watch) => void;
  readonly stop: (watch: Watch) => void;
  /** Call when the family may have new entries, or another presence. */
  readonly moved: (userId: string) => void;
  /** Call when any family may have news. */
  readonly missedSome: () => void;
  readonly families: () => readonly string[];
  readonly close: () => Promise<void>;
}

const EVERY_MS = 5_000;
/** Bounds the rounds per second under any load; the delay is invisible. */
const ROUND_EVERY_MS = 25;
const AFTER_FAILURE_MS = 1_000;

/**
 * Sends watching pages the new entries of their families. One round at a time covers all families that have
 * moved since the last one: two hundred watched families cost as many queries as one.
 */
export const createWatches = ({
  readNewEntries,
  readRights,
  onError,
  everyMs = EVERY_MS,
}: WatchesOptions): Watches => {
  const watches = new Map<string, Set<Watch>>();
  const due = new Set<Watch>();
  const closing = new AbortController();
  let running = Promise.resolve();
  let isRunning = false;

  const stop = (watch: Watch): void => {
    due.delete(watch);
    const ofFamily = watches.get(watch.userId);
    ofFamily?.delete(watch);
    if (ofFamily?.size === 0) watches.delete(watch.userId);
  };
  const look = async (watched: readonly Watch[]): Promise<void> => {
    const news = await readNewEntries(watched);
    // Checks rights after reading the entries, so that a watcher who lost the right meanwhile receives none.
    const rights = await readRights(watched);
    for (const [nth, watch] of watched.entries()) {
      const right = rights[nth];
      const found = news[nth];
      if (right === undefined || found === undefined) throw new Error('A watch has no answer.');
      if (watches.get(watch.userId)?.has(watch) !== true) continue;
      if (right !== 'granted') {
        stop(watch);
        watch.end(right);
        continue;
      }
      const { entries, newest } = found;
      watch.newest = newest;
      if (entries.length > 0) watch.tell({ entries, newest: writeNewest(newest) });
      watch.tellPresence();
      if (found.hasMore) due.add(watch);
    }
  };
  const run = async (): Promise<void> => {
    while (due.size > 0 && !closing.signal.aborted) {
      const watched = [...due];
      due.clear();
      try {
        await look(watched);
        await wait(ROUND_EVERY_MS, closing.signal);
      } catch (error) {
        onError(error);
        for (const watch of watched) if (watches.get(watch.userId)?.has(watch)) due.add(watch);
        await wait(AFTER_FAILURE_MS, closing.signal);
      }
    }
    isRunning = false;
  };
  const ask = (watched: Iterable<Watch>): void => {
    for (const watch of watched) due.add(watch);
    if (isRunning) return;
    isRunning = true;
    running = run();
  };
  const all = () => [...watches.values()].flatMap((ofFamily) => [...ofFamily]);
  const looking = setInterval(() => ask(all()), everyMs);
  return {
    begin: (watch) => {
      const ofFamily = watches.get(watch.userId) ?? new Set();
      watches.set(watch.userId, ofFamily.add(watch));
      ask([watch]);
    },
    stop,
    moved: (userId) => ask(watches.get(userId) ?? []),
    missedSome: () => ask(all()),
    families: () => [...watches.keys()],
    close: () => {
      clearInterval(looking);
      closing.abort();
      return running;
    },
  };
};
