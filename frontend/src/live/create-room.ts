import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type {
  Presence,
  TimelineNews,
  Watch,
  WatchEnded,
} from '@hearthway/domain/live/live.contract.ts';
import type { Place } from './place.ts';

/** Messages to the server over an open socket. */
interface Line {
  readonly watch: (
    watch: Watch,
    onAnswer: (answer: { readonly refused: ErrorCode | null }) => void,
  ) => void;
  readonly unwatch: () => void;
  readonly at: (place: string) => void;
}

/** Staff member watching a family, with listeners. */
interface Watcher extends Watch {
  /** Called once per entry, in stored order, with the point to resume from. */
  readonly onEntries: (entries: TimelineNews['entries'], newest: string) => void;
  /** Undefined while disconnected. */
  readonly onPresence: (presence: Presence | undefined) => void;
  /** Reports whether the server sends new entries. */
  readonly onLive: (isLive: boolean) => void;
  /** Called when the watch has ended. */
  readonly onEnded: (why: WatchEnded['why'] | ErrorCode) => void;
}

/** Subscriptions of the page, independent of any single socket. */
export interface Room {
  /** Attaches an authenticated socket. Returns its clean-up. */
  readonly join: (line: Line) => () => void;
  /** Replaces the previous watch. Returns a function that stops this one. */
  readonly watch: (watcher: Watcher) => () => void;
  readonly onNews: (news: TimelineNews) => void;
  readonly onPresence: (presence: Presence) => void;
  readonly onEnded: (ended: WatchEnded) => void;
}

/** Retry delay while the server cannot answer. */
const AGAIN_MS = 2_000;

export const createRoom = ({ place }: { readonly place: Place }): Room => {
  let line: Line | undefined;
  let watcher: Watcher | undefined;
  let newest = '';
  const heard = new Set<string>();
  let again: ReturnType<typeof setTimeout> | undefined;

  const begin = (): void => {
    const [current, over] = [watcher, line];
    if (current === undefined || over === undefined) return;
    over.watch({ userId: current.userId, after: newest }, ({ refused }) => {
      if (current !== watcher || over !== line) return;
      if (refused === null) return current.onLive(true);
      if (refused === 'Unavailable') again = setTimeout(begin, AGAIN_MS);
      else end(refused);
    });
  };
  const leave = (): void => {
    clearTimeout(again);
    watcher?.onLive(false);
    watcher?.onPresence(undefined);
  };
  const end = (why: WatchEnded['why'] | ErrorCode): void => {
    const ended = watcher;
    leave();
    watcher = undefined;
    ended?.onEnded(why);
  };
  const sayPlace = (): void => {
    const current = place.current();
    if (current !== undefined) line?.at(current);
  };
  place.subscribe(sayPlace);
  return {
    join: (joined) => {
      line = joined;
      sayPlace();
      begin();
      return () => {
        if (line !== joined) return;
        line = undefined;
        leave();
      };
    },
    watch: (begun) => {
      leave();
      watcher = begun;
      newest = begun.after;
      heard.clear();
      begin();
      return () => {
        if (watcher !== begun) return;
        leave();
        watcher = undefined;
        line?.unwatch();
      };
    },
    onNews: (news) => {
      if (news.userId !== watcher?.userId) return;
      newest = news.newest;
      // Messages of an earlier watch may still arrive.
      const entries = news.entries.filter(({ id }) => !heard.has(id));
      for (const { id } of entries) heard.add(id);
      if (entries.length > 0) watcher.onEntries(entries, newest);
    },
    onPresence: (presence) => {
      if (presence.userId === watcher?.userId) watcher.onPresence(presence);
    },
    onEnded: ({ userId, why }) => {
      if (userId === watcher?.userId) end(why);
    },
  };
};
