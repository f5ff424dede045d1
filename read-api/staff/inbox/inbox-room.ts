import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type InboxPeople,
  type InboxPlace,
  inboxPlaceSchema,
} from '@hearthway/domain/live/live.contract.ts';
import type { Session } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { type Kysely, sql } from 'kysely';
import type { ReadSchema } from '../../database/schema.ts';
import type { PageSocket } from '../../live/page-socket.ts';
import { createInboxPresence, INBOX_CHANNEL } from './inbox-presence.ts';

export interface InboxRoomOptions {
  readonly database: Kysely<ReadSchema>;
  readonly clock: () => Date;
  readonly onError: (error: unknown, what: string) => void;
  /** Interval of telling other instances who is here. */
  readonly everyMs?: number | undefined;
}

/** Live inbox of support staff: which threads have moved, and who is at them. */
export interface InboxRoom {
  /** Handles messages of a signed-in page until its socket closes. */
  readonly attend: (socket: PageSocket, session: Session) => void;
  /** Call when threads of this family or visitor have moved, or were erased. */
  readonly moved: (userId: string) => void;
  /** Call when notifications may have been missed until now. */
  readonly missedSome: () => void;
  /** Handles payloads of `INBOX_CHANNEL`. */
  readonly heard: (payload: string) => void;
  readonly close: () => void;
}

interface OpenPage {
  readonly socket: PageSocket;
  readonly place: InboxPlace;
  /** Owner of the thread; undefined for the list, and until it is known. */
  readonly ownerId: string | undefined;
  lastSent: InboxPeople | undefined;
}

/** A list is notified at once, and then at most this often, since it reloads its first page each time. */
const LIST_EVERY_MS = 250;
/** Batches simultaneous changes, such as after a restart. */
const PEOPLE_AFTER_MS = 25;

export const createInboxRoom = ({
  database,
  clock,
  onError,
  everyMs,
}: InboxRoomOptions): InboxRoom => {
  const pages = new Map<string, OpenPage>();
  let telling: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;
  let isListDue = false;

  const presence = createInboxPresence({
    instance: randomUUID(),
    clock,
    publish: (payload) => {
      sql`select pg_notify(${INBOX_CHANNEL}, ${payload})`
        .execute(database)
        .catch((error: unknown) => onError(error, 'Other instances were not told who is there.'));
    },
    onChange: () => {
      telling ??= setTimeout(tellPeople, PEOPLE_AFTER_MS);
    },
    everyMs,
  });

  const tellPeople = (): void => {
    telling = undefined;
    const all = presence.people();
    const byThread = Map.groupBy(all, ({ threadId }) => threadId);
    for (const page of pages.values()) {
      const { threadId } = page.place;
      const people = { people: threadId === null ? all : (byThread.get(threadId) ?? []) };
      if (isDeepStrictEqual(people, page.lastSent)) continue;
      page.lastSent = people;
      page.socket.emit('inbox-people', people);
    }
  };
  const tellLists = (): void => {
    if (resting !== undefined) {
      isListDue = true;
      return;
    }
    for (const { socket, place } of pages.values())
      if (place.threadId === null) socket.emit('inbox-moved', { threadId: null });
    resting = setTimeout(() => {
      resting = undefined;
      if (!isListDue) return;
      isListDue = false;
      tellLists();
    }, LIST_EVERY_MS);
  };
  /** Also notifies threads whose owner is not known yet, since an extra read is harmless. */
  const tellThreads = (isOf: (ownerId: string | undefined) => boolean): void => {
    for (const { socket, place, ownerId } of pages.values())
      if (place.threadId !== null && isOf(ownerId))
        socket.emit('inbox-moved', { threadId: place.threadId });
  };

  const attend = (socket: PageSocket, session: Session): void => {
    const leave = (): void => {
      pages.delete(socket.id);
      presence.left(socket.id);
    };
    const enter = async (place: InboxPlace): Promise<void> => {
      const before = pages.get(socket.id);
      const isSame = before?.place.threadId === place.threadId;
      const known = isSame ? before : undefined;
      pages.set(socket.id, { socket, place, ownerId: known?.ownerId, lastSent: known?.lastSent });
      presence.at(socket.id, { staffId: session.accountId, ...place });
      if (place.threadId === null || known?.ownerId !== undefined) return;
      const ownerId = await readOwner(database, place.threadId);
      const page = pages.get(socket.id);
      // Skips a page that has moved elsewhere by now.
      if (page?.place.threadId === place.threadId) pages.set(socket.id, { ...page, ownerId });
    };
    socket.on('inbox', (said: unknown) => {
      const place = inboxPlaceSchema.safeParse(said).data;
      if (place === undefined || session.role !== 'support') return;
      enter(place).catch((error: unknown) => onError(error, 'A thread has no known owner.'));
    });
    socket.on('leave-inbox', leave);
    socket.on('disconnect', leave);
  };
  return {
    attend,
    moved: (userId) => {
      tellThreads((ownerId) => ownerId === undefined || ownerId === userId);
      tellLists();
    },
    missedSome: () => {
      tellThreads(() => true);
      tellLists();
      presence.missedSome();
    },
    heard: presence.heard,
    close: () => {
      clearTimeout(telling);
      clearTimeout(resting);
      presence.close();
    },
  };
};

const readOwner = async (
  database: Kysely<ReadSchema>,
  threadId: string,
): Promise<string | undefined> => {
  const row = await database
    .selectFrom('support_threads')
    .select('user_id')
    .where('thread_id', '=', threadId)
    .limit(1)
    .executeTakeFirst();
  return row?.user_id;
};
