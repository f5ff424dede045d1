import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import type {
  Presence,
  TimelineTold,
  Watch,
  WatchEnded,
} from '@hearthway/domain/live/live.contract.ts';
import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import type { Place } from './place.ts';

/** What the page says over a socket that stands. */
interface Line {
  readonly watch: (
    watch: Watch,
    onAnswer: (answer: { readonly refused: ErrorCode | null }) => void,
  ) => void;
  readonly unwatch: () => void;
  readonly at: (place: string) => void;
}

/** What somebody who watches a family wants to hear. */
interface Watcher extends Watch {
  /** Each entry once, as they came to be stored; and where to go on from. */
  readonly onEntries: (entries: readonly TimelineEntry[], newest: string) => void;
  /** Undefined while nothing is heard. */
  readonly onPresence: (presence: Presence | undefined) => void;
  /** Whether the server tells what is new. */
  readonly onLive: (isLive: boolean) => void;
  /** Nothing more will come. */
  readonly onEnded: (why: WatchEnded['why'] | ErrorCode) => void;
}

/** What this page wants of the socket, whichever socket it has, and while it has none. */
export interface Room {
  /** A socket of somebody who is signed in stands. Returns what to do once it is gone. */
  readonly join: (line: Line) => () => void;
  /** One family at a time; whoever came before hears nothing more. Returns the way to stop. */
  readonly watch: (watcher: Watcher) => () => void;
  readonly onTold: (told: TimelineTold) => void;
  readonly onPresence: (presence: Presence) => void;
  readonly onEnded: (ended: WatchEnded) => void;
}

/** A server that cannot answer just now is asked again. */
const AGAIN_MS = 2_000;

export const createRoom = ({ place }: { readonly place: Place }): Room => {
  let line: Line | undefined;
  let watcher: Watcher | undefined;
  let newest = '';
  const heard = new Set<string>();
  let again: ReturnType<typeof setTimeout> | undefined;

  const begin = (): void => {
    const [asked, over] = [watcher, line];
    if (asked === undefined || over === undefined) return;
    over.watch({ userId: asked.userId, after: newest }, ({ refused }) => {
      if (asked !== watcher || over !== line) return;
      if (refused === null) return asked.onLive(true);
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
    onTold: (told) => {
      if (told.userId !== watcher?.userId) return;
      newest = told.newest;
      // What was on its way for a watch before this one may come again.
      const entries = told.entries.filter(({ id }) => !heard.has(id));
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
