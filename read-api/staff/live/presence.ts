import { type Presence, placeSchema } from '@hearthway/domain/live/live.contract.ts';
import { z } from 'zod';
import { type CurrentPage, latestOf, type Tabs } from './tabs.ts';

/** Postgres channel on which instances of read-api ask each other about presence. */
export const PRESENCE_CHANNEL = 'presence';

const currentPageSchema = z.object({ place: z.nullable(placeSchema), since: z.number() });

const saidSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asks'), from: z.string(), userIds: z.array(z.string()) }),
  z.object({
    kind: z.literal('tells'),
    from: z.string(),
    people: z.array(z.object({ userId: z.string(), is: currentPageSchema.nullable() })),
  }),
]);

type Said = z.infer<typeof saidSchema>;

export interface SharedPresenceOptions {
  /** Unique per instance. */
  readonly instance: string;
  readonly tabs: Pick<Tabs, 'of'>;
  readonly clock: () => Date;
  /** Notifies every instance, including this one. */
  readonly publish: (payload: string) => void;
  /** Families with a watcher on this instance. */
  readonly watched: () => readonly string[];
  readonly onChange: (userId: string) => void;
  readonly everyMs?: number | undefined;
}

export interface SharedPresence {
  readonly of: (userId: string) => Presence;
  /** Call when a watch of these families begins. */
  readonly ask: (userIds: readonly string[]) => void;
  /** Call when the family has moved in a tab of this instance. */
  readonly movedHere: (userId: string) => void;
  /** Handles a message of any instance, including this one. */
  readonly heard: (payload: string) => void;
  readonly close: () => void;
}

const EVERY_MS = 5_000;
/** Intervals after which presence that was not repeated expires: its instance may be gone. */
const HOLDS_FOR_TURNS = 2.5;
/** Keeps a notification below 8,000 bytes. */
const MAX_IDS_PER_QUESTION = 150;
const MAX_PEOPLE_PER_ANSWER = 40;

/**
 * Shares the current pages of families between instances, without storing them. An instance with watchers
 * asks the others every few seconds about its watched families; those with open pages answer, and publish
 * each change until the questions stop. Unwatched families cost nothing, and presence from a crashed instance
 * expires. A new instance is asked within those seconds.
 */
export const createSharedPresence = ({
  instance,
  tabs,
  clock,
  publish,
  watched,
  onChange,
  everyMs = EVERY_MS,
}: SharedPresenceOptions): SharedPresence => {
  const holdsForMs = everyMs * HOLDS_FOR_TURNS;
  /** Presence of watched families reported by other instances, by person and instance. */
  const elsewhere = new Map<string, Map<string, CurrentPage & { readonly endsAt: number }>>();
  /** Families that other instances ask about, with the expiry of each question. */
  const askingUntil = new Map<string, number>();
  const now = () => clock().getTime();

  const say = (said: Said) => publish(JSON.stringify(said));
  const ask = (userIds: readonly string[]): void => {
    for (const some of chunksOf(userIds, MAX_IDS_PER_QUESTION))
      say({ kind: 'asks', from: instance, userIds: some });
  };
  const tell = (userIds: readonly string[]): void => {
    const people = userIds.map((userId) => ({ userId, is: tabs.of(userId) ?? null }));
    for (const some of chunksOf(people, MAX_PEOPLE_PER_ANSWER))
      say({ kind: 'tells', from: instance, people: some });
  };
  const keep = (userId: string, from: string, is: CurrentPage | null): void => {
    const said = elsewhere.get(userId) ?? new Map();
    if (is === null) said.delete(from);
    else said.set(from, { ...is, endsAt: now() + holdsForMs });
    if (said.size === 0) elsewhere.delete(userId);
    else elsewhere.set(userId, said);
    onChange(userId);
  };
  const forgetOld = (): void => {
    for (const [userId, endsAt] of askingUntil) if (endsAt <= now()) askingUntil.delete(userId);
    for (const [userId, said] of elsewhere)
      for (const [from, { endsAt }] of said) if (endsAt <= now()) keep(userId, from, null);
  };
  const turns = setInterval(() => {
    forgetOld();
    ask(watched());
  }, everyMs);
  return {
    of: (userId) => {
      const here = tabs.of(userId);
      const is = latestOf([...(here ? [here] : []), ...(elsewhere.get(userId)?.values() ?? [])]);
      return { userId, isOnline: is !== undefined, place: is?.place ?? null };
    },
    ask,
    movedHere: (userId) => {
      if ((askingUntil.get(userId) ?? 0) > now()) tell([userId]);
      onChange(userId);
    },
    heard: (payload) => {
      const said = readSaid(payload);
      if (said === undefined || said.from === instance) return;
      switch (said.kind) {
        case 'asks':
          for (const userId of said.userIds) askingUntil.set(userId, now() + holdsForMs);
          return tell(said.userIds.filter((userId) => tabs.of(userId) !== undefined));
        case 'tells': {
          const wanted = new Set(watched());
          for (const { userId, is } of said.people)
            if (wanted.has(userId)) keep(userId, said.from, is);
          return;
        }
      }
    },
    close: () => clearInterval(turns),
  };
};

/** Returns undefined for a message that this version does not understand. */
const readSaid = (payload: string): Said | undefined => {
  try {
    return saidSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
};

const chunksOf = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, nth) =>
    items.slice(nth * most, (nth + 1) * most),
  );
