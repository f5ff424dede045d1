import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import { type Presence, placeSchema, watchSchema } from '@hearthway/domain/live/live.contract.ts';
import { familyOfSession } from '@hearthway/infra/adapters/http/subject.ts';
import type { Session } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../../database/schema.ts';
import type { PageSocket } from '../../live/page-socket.ts';
import { parseNewest } from './newest.ts';
import { createSharedPresence, PRESENCE_CHANNEL } from './presence.ts';
import { createReadNewEntries } from './read-new-entries.ts';
import { createReadRights, type Right } from './read-rights.ts';
import { createTabs } from './tabs.ts';
import { createWatches, type Watch } from './watches.ts';

export interface LiveRoomOptions {
  readonly database: Kysely<ReadSchema>;
  readonly clock: () => Date;
  readonly onError: (error: unknown, what: string) => void;
  /** Interval of checking grants, and of asking other instances about presence. */
  readonly everyMs?: number | undefined;
  readonly graceMs?: number | undefined;
}

export interface LiveRoom {
  /** Handles messages of a signed-in page until its socket closes. */
  readonly attend: (socket: PageSocket, session: Session) => void;
  /** Call when the family’s timeline may have new entries. */
  readonly moved: (userId: string) => void;
  /** Call when notifications may have been missed until now. */
  readonly missedSome: () => void;
  /** Handles payloads of `PRESENCE_CHANNEL`. */
  readonly heardPresence: (payload: string) => void;
  readonly close: () => Promise<void>;
}

export const createLiveRoom = ({
  database,
  clock,
  onError,
  everyMs,
  graceMs,
}: LiveRoomOptions): LiveRoom => {
  const readRights = createReadRights({ database, clock });
  const watches = createWatches({
    readNewEntries: createReadNewEntries(database),
    readRights,
    onError: (error) => onError(error, 'Pages that watch could not be told what is new.'),
    everyMs,
  });
  const tabs = createTabs({ clock, graceMs, onChange: (userId) => presence.movedHere(userId) });
  const presence = createSharedPresence({
    instance: randomUUID(),
    tabs,
    clock,
    publish: (payload) => {
      sql`select pg_notify(${PRESENCE_CHANNEL}, ${payload})`
        .execute(database)
        .catch((error: unknown) => onError(error, 'Other instances were not told who is there.'));
    },
    watched: watches.families,
    // Presence requires the same grant as the timeline.
    onChange: watches.moved,
    everyMs,
  });

  const attend = (socket: PageSocket, session: Session): void => {
    const { familyId } = familyOfSession(session);
    let current: Watch | undefined;
    const unwatch = (): void => {
      if (current !== undefined) watches.stop(current);
      current = undefined;
    };
    /** Resolves with the error code of a refusal, or null. */
    const watch = async (said: unknown): Promise<ErrorCode | null> => {
      unwatch();
      if (session.role !== 'support') return 'RoleRequired';
      const wanted = watchSchema.safeParse(said).data;
      const newest = wanted && parseNewest(wanted.after);
      if (wanted === undefined || newest === undefined) return 'ValidationFailed';
      const { userId } = wanted;
      const begun: Watch = {
        staffId: session.accountId,
        userId,
        newest,
        tell: (news) => socket.emit('timeline', { userId, ...news }),
        tellPresence: onceEach(
          () => presence.of(userId),
          (presence) => socket.emit('presence', presence),
        ),
        end: (why) => socket.emit('watch-ended', { userId, why }),
      };
      current = begun;
      const [right] = await readRights([begun]);
      // The page has requested another family meanwhile, or has closed.
      if (current !== begun) return 'Unavailable';
      const refused = right === undefined ? 'Unavailable' : REFUSED[right];
      if (refused !== null) {
        unwatch();
        return refused;
      }
      watches.begin(begun);
      presence.ask([userId]);
      return null;
    };
    socket.on('watch', (said: unknown, answer: unknown) => {
      const answerWith = (refused: ErrorCode | null): void => {
        if (typeof answer === 'function') answer({ refused });
      };
      watch(said).then(answerWith, (error: unknown) => {
        onError(error, 'A page could not be let watch.');
        answerWith('Unavailable');
      });
    });
    socket.on('unwatch', unwatch);
    tabs.opened(familyId, socket.id);
    socket.on('at', (said: unknown) => {
      const place = placeSchema.safeParse(said);
      if (place.success) tabs.at(familyId, socket.id, place.data);
    });
    socket.on('disconnect', () => {
      unwatch();
      tabs.closed(familyId, socket.id);
    });
  };
  return {
    attend,
    moved: watches.moved,
    missedSome: () => {
      watches.missedSome();
      presence.ask(watches.families());
    },
    heardPresence: presence.heard,
    close: () => {
      tabs.close();
      presence.close();
      return watches.close();
    },
  };
};

const REFUSED = {
  granted: null,
  expired: 'GrantRequired',
  erased: 'UnknownFamily',
} as const satisfies Readonly<Record<Right, ErrorCode | null>>;

/** Reports each presence once, since several tabs or instances may result in the same. */
const onceEach = (read: () => Presence, tell: (presence: Presence) => void): (() => void) => {
  let lastSent: Presence | undefined;
  return () => {
    const presence = read();
    if (isDeepStrictEqual(presence, lastSent)) return;
    lastSent = presence;
    tell(presence);
  };
};
