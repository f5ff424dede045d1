import { type InboxPerson, inboxPlaceSchema } from '@hearthway/domain/live/live.contract.ts';
import { z } from 'zod';
import { readPayload } from '../../live/read-payload.ts';

/** Postgres channel on which instances of read-api tell each other who is in the inbox. */
export const INBOX_CHANNEL = 'inbox';

const whereSchema = z.object({ staffId: z.string(), ...inboxPlaceSchema.shape });

type Where = z.infer<typeof whereSchema>;

const saidSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asks'), from: z.string() }),
  z.object({
    kind: z.literal('tells'),
    from: z.string(),
    /** Places by tab; null for a closed one. */
    tabs: z.array(z.object({ tab: z.string(), is: whereSchema.nullable() })),
  }),
]);

type Said = z.infer<typeof saidSchema>;

export interface InboxPresenceOptions {
  /** Unique per instance. */
  readonly instance: string;
  readonly clock: () => Date;
  /** Notifies every instance, including this one. */
  readonly publish: (payload: string) => void;
  readonly onChange: () => void;
  readonly everyMs?: number | undefined;
}

/** Tracks who is at which thread of the inbox, on all instances. */
export interface InboxPresence {
  /** @param tab Unique among all tabs. */
  readonly at: (tab: string, where: Where) => void;
  readonly left: (tab: string) => void;
  /** Lists each person once per thread, in a stable order. */
  readonly people: () => readonly InboxPerson[];
  /** Handles a message of any instance, including this one. */
  readonly heard: (payload: string) => void;
  /** Call when notifications may have been missed until now. */
  readonly missedSome: () => void;
  readonly close: () => void;
}

const EVERY_MS = 5_000;
/** Intervals after which a place that was not repeated expires: its instance may be gone. */
const HOLDS_FOR_TURNS = 2.5;
/** Keeps a notification below 8,000 bytes. */
const MAX_TABS_PER_MESSAGE = 40;

/**
 * Shares the places of staff in the inbox between instances, without storing them. Each instance publishes
 * every change, and repeats its state every few seconds while it has staff online.
 */
export const createInboxPresence = ({
  instance,
  clock,
  publish,
  onChange,
  everyMs = EVERY_MS,
}: InboxPresenceOptions): InboxPresence => {
  const here = new Map<string, Where>();
  const elsewhere = new Map<string, Where & { readonly endsAt: number }>();
  const now = () => clock().getTime();

  const say = (said: Said) => publish(JSON.stringify(said));
  const tell = (tabs: readonly string[]): void => {
    for (let nth = 0; nth < tabs.length; nth += MAX_TABS_PER_MESSAGE)
      say({
        kind: 'tells',
        from: instance,
        tabs: tabs
          .slice(nth, nth + MAX_TABS_PER_MESSAGE)
          .map((tab) => ({ tab, is: here.get(tab) ?? null })),
      });
  };
  const tellAll = () => tell([...here.keys()]);
  const forgetOld = (): void => {
    let isChange = false;
    for (const [tab, { endsAt }] of elsewhere)
      if (endsAt <= now()) isChange = elsewhere.delete(tab) || isChange;
    if (isChange) onChange();
  };
  const turns = setInterval(() => {
    forgetOld();
    tellAll();
  }, everyMs);
  return {
    at: (tab, where) => {
      if (here.size === 0) say({ kind: 'asks', from: instance });
      here.set(tab, where);
      tell([tab]);
      onChange();
    },
    left: (tab) => {
      if (!here.delete(tab)) return;
      tell([tab]);
      onChange();
    },
    people: () => peopleIn([...here.values(), ...elsewhere.values()]),
    heard: (payload) => {
      const said = readPayload(saidSchema, payload);
      if (said === undefined || said.from === instance) return;
      switch (said.kind) {
        case 'asks':
          return tellAll();
        case 'tells': {
          const endsAt = now() + everyMs * HOLDS_FOR_TURNS;
          for (const { tab, is } of said.tabs)
            if (is === null) elsewhere.delete(tab);
            else elsewhere.set(tab, { ...is, endsAt });
          return onChange();
        }
      }
    },
    missedSome: () => {
      if (here.size > 0) say({ kind: 'asks', from: instance });
      tellAll();
    },
    close: () => clearInterval(turns),
  };
};

/** A person with two tabs at a thread is listed once, as writing if either tab is. */
const peopleIn = (places: readonly Where[]): readonly InboxPerson[] => {
  const people = new Map<string, InboxPerson>();
  for (const { staffId, threadId, isWriting } of places) {
    if (threadId === null) continue;
    const key = `${threadId} ${staffId}`;
    const writes = isWriting || people.get(key)?.isWriting === true;
    people.set(key, { staffId, threadId, isWriting: writes });
  }
  return [...people].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, person]) => person);
};
