import { type Presence, placeSchema } from '@hearthway/domain/live/live.contract.ts';
import { z } from 'zod';
import { latestOf, type Tabs, type Whereabouts } from './tabs.ts';

/** On this channel of Postgres, instances of read-api ask one another who is there. */
export const PRESENCE_CHANNEL = 'presence';

const whereaboutsSchema = z.object({ place: z.nullable(placeSchema), since: z.number() });

const saidSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asks'), from: z.string(), userIds: z.array(z.string()) }),
  z.object({
    kind: z.literal('tells'),
    from: z.string(),
    people: z.array(z.object({ userId: z.string(), is: whereaboutsSchema.nullable() })),
  }),
]);

type Said = z.infer<typeof saidSchema>;

export interface SharedPresenceOptions {
  /** Tells this instance from the others. */
  readonly instance: string;
  readonly tabs: Pick<Tabs, 'of'>;
  readonly clock: () => Date;
  /** Tells every instance, this one too. */
  readonly publish: (payload: string) => void;
  /** Whom somebody watches here. */
  readonly watched: () => readonly string[];
  readonly onChange: (userId: string) => void;
  readonly everyMs?: number | undefined;
}

export interface SharedPresence {
  readonly of: (userId: string) => Presence;
  /** Somebody watches them from now on. */
  readonly ask: (userIds: readonly string[]) => void;
  /** They have moved in a tab of this instance. */
  readonly movedHere: (userId: string) => void;
  /** Another instance said something, or this one did. */
  readonly heard: (payload: string) => void;
  readonly close: () => void;
}

const EVERY_MS = 5_000;
/** What was not said again for so many turns does not hold any more: its instance may be gone. */
const HOLDS_FOR_TURNS = 2.5;
/** A notification holds less than 8,000 bytes. */
const MOST_ASKED_AT_ONCE = 150;
const MOST_TOLD_AT_ONCE = 40;

/**
 * Where people are, whichever instance holds their sockets. Nothing is stored: whoever has watchers
 * asks all the others every few seconds about the watched, is answered by those who have them, and
 * told of each change until it stops asking. Nobody who is not watched costs anything, and what an
 * instance that died has said is forgotten. One that starts anew is asked within those seconds.
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
  /** Of the watched, what others said: by person and instance. */
  const elsewhere = new Map<string, Map<string, Whereabouts & { readonly endsAt: number }>>();
  /** Of whom others want to know, and until when. */
  const asked = new Map<string, number>();
  const now = () => clock().getTime();

  const say = (said: Said) => publish(JSON.stringify(said));
  const ask = (userIds: readonly string[]): void => {
    for (const some of chunksOf(userIds, MOST_ASKED_AT_ONCE))
      say({ kind: 'asks', from: instance, userIds: some });
  };
  const tell = (userIds: readonly string[]): void => {
    const people = userIds.map((userId) => ({ userId, is: tabs.of(userId) ?? null }));
    for (const some of chunksOf(people, MOST_TOLD_AT_ONCE))
      say({ kind: 'tells', from: instance, people: some });
  };
  const keep = (userId: string, from: string, is: Whereabouts | null): void => {
    const said = elsewhere.get(userId) ?? new Map();
    if (is === null) said.delete(from);
    else said.set(from, { ...is, endsAt: now() + holdsForMs });
    if (said.size === 0) elsewhere.delete(userId);
    else elsewhere.set(userId, said);
    onChange(userId);
  };
  const forgetOld = (): void => {
    for (const [userId, endsAt] of asked) if (endsAt <= now()) asked.delete(userId);
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
      if ((asked.get(userId) ?? 0) > now()) tell([userId]);
      onChange(userId);
    },
    heard: (payload) => {
      const said = readSaid(payload);
      if (said === undefined || said.from === instance) return;
      switch (said.kind) {
        case 'asks':
          for (const userId of said.userIds) asked.set(userId, now() + holdsForMs);
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

/** Undefined for what this version does not understand. */
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
