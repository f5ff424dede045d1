import { ACCOUNT_PERIOD } from '@hearthway/domain/kernel/retention.ts';
import { LRUCache } from 'lru-cache';
import { refuse } from '../http/errors.ts';
import {
  type KeyOfPerson,
  type KeyStore,
  type PersonKey,
  type PersonKeys,
  periodIn,
} from './key-store.ts';

/** Identifies a person's key; stored beside the data that it encrypts. */
export interface KeyReference {
  readonly userId: string;
  readonly keyName: string;
}

/**
 * Finds a key; undefined for one that was destroyed. The permanent key of an existing person counts as
 * unreachable instead when missing: the database was damaged or restored in part.
 */
export type FindKey = (reference: KeyReference) => Buffer | 'unreachable' | undefined;

export interface KeyRing {
  readonly personKey: KeyOfPerson;
  /** Returns undefined when the key never existed or was destroyed. */
  readonly findPersonKey: (userId: string, period: string) => Promise<PersonKey | undefined>;
  /** Finds the keys of stored data with at most one query, and caches them. */
  readonly findKeys: (references: readonly KeyReference[]) => Promise<FindKey>;
  /**
   * Returns the keys that seal rows of these people, created on first use. For a person who was never in the
   * database, and has no personal data to open, a system key stands in. Undefined for people who were erased.
   */
  readonly rowKeys: (userIds: readonly string[]) => Promise<ReadonlyMap<string, PersonKey>>;
  /** Creates the key on first use. */
  readonly systemKey: (name: string) => Promise<Buffer>;
  /** Drops the person's cached keys after one was destroyed. */
  readonly forget: (userId: string) => void;
  /** Drops all cached keys, since some may have been destroyed unannounced. */
  readonly forgetAll: () => void;
}

interface KnownPerson {
  readonly keys: PersonKeys;
  /** Names of keys that were looked up and are permanently gone. */
  readonly gone: Set<string>;
}

/** System key that stands in for people who were never in the database. */
export const STRANGERS_KEY = 'rows';

/** Cache size. A person has a key for each kind and month: some kilobytes. */
const PEOPLE = 10_000;

/** Counts entries as a size, since `max` has lru-cache allocate room for all of them at the start. */
const upTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });

/** Caches the keys of the people used most recently. */
export const createKeyRing = (
  store: KeyStore,
  { people: size = PEOPLE }: { readonly people?: number } = {},
): KeyRing => {
  const people = new LRUCache<string, KnownPerson>(upTo(size));
  const system = new Map<string, Promise<Buffer>>();
  const strangers = new LRUCache<string, true>(upTo(size));
  // Counts invalidations, so that keys read before their destruction are not cached after it.
  let timesForgotten = 0;

  const read = async (userIds: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>> => {
    const before = timesForgotten;
    const found = new Map<string, KnownPerson>();
    for (const [userId, keys] of await store.readPersonKeys(userIds))
      found.set(userId, { keys, gone: new Set(people.get(userId)?.gone) });
    if (before === timesForgotten) for (const [userId, person] of found) people.set(userId, person);
    return found;
  };
  const findPersonKey: KeyRing['findPersonKey'] = async (userId, period) =>
    people.get(userId)?.keys.get(period) ?? (await read([userId])).get(userId)?.keys.get(period);

  const systemKey: KeyRing['systemKey'] = (name) => {
    const known = system.get(name);
    if (known !== undefined) return known;
    const key = store.systemKey(name);
    system.set(name, key);
    // The next call tries again.
    key.catch(() => system.delete(name));
    return key;
  };
  const knownRowKey = (userId: string): PersonKey | undefined =>
    people.get(userId)?.keys.get(ACCOUNT_PERIOD);

  const rowKeys: KeyRing['rowKeys'] = async (userIds) => {
    const found = new Map<string, PersonKey>();
    const findIn = (ids: readonly string[], keyOf: (userId: string) => PersonKey | undefined) => {
      const missing: string[] = [];
      for (const userId of ids) {
        const key = keyOf(userId);
        if (key === undefined) missing.push(userId);
        else found.set(userId, key);
      }
      return missing;
    };
    const readFor = async (ids: readonly string[]) => {
      const stored = ids.length === 0 ? new Map<string, KnownPerson>() : await read(ids);
      return findIn(ids, (userId) => stored.get(userId)?.keys.get(ACCOUNT_PERIOD));
    };
    const unknown = findIn(userIds, knownRowKey).filter((userId) => !strangers.has(userId));
    const without = await readFor(unknown);
    if (without.length > 0) await store.makePersonKeys(without, ACCOUNT_PERIOD);
    const nobody = await readFor(without);
    const erased = nobody.length > 0 ? await store.erasedAmong(nobody) : new Set<string>();
    for (const userId of nobody) if (!erased.has(userId)) strangers.set(userId, true);
    const standIn = userIds.filter((userId) => !found.has(userId) && !erased.has(userId));
    if (standIn.length > 0) {
      const key = { name: STRANGERS_KEY, bytes: await systemKey(STRANGERS_KEY) };
      for (const userId of standIn) found.set(userId, key);
    }
    return found;
  };

  return {
    findPersonKey,
    rowKeys,
    systemKey,
    personKey: async (userId, period) => {
      const known = await findPersonKey(userId, period);
      if (known !== undefined) return known;
      await store.makePersonKey(userId, period);
      const made = (await read([userId])).get(userId)?.keys.get(period);
      // The account was deleted in the meantime.
      if (made === undefined) throw refuse('SignInRequired');
      return made;
    },
    findKeys: async (references) => {
      const found = new Map<string, KnownPerson>();
      const unsure = new Set<string>();
      for (const reference of references) {
        const known = people.get(reference.userId);
        if (known === undefined || !isDecided(known, reference.keyName))
          unsure.add(reference.userId);
        else found.set(reference.userId, known);
      }
      if (unsure.size > 0)
        for (const [userId, person] of await read([...unsure])) found.set(userId, person);
      const isMissing = ({ userId, keyName }: KeyReference): boolean => {
        const person = found.get(userId);
        return person !== undefined && !isDecided(person, keyName);
      };
      const lasting = references.filter(
        (reference) => periodIn(reference.keyName) === ACCOUNT_PERIOD && isMissing(reference),
      );
      const present =
        lasting.length === 0
          ? NOBODY
          : await store.peopleAmong([...new Set(lasting.map(({ userId }) => userId))]);
      const isUnreachable = ({ userId, keyName }: KeyReference): boolean =>
        periodIn(keyName) === ACCOUNT_PERIOD && present.has(userId);
      // A key is stored before anything is encrypted under it, so any other missing key was destroyed.
      for (const reference of references)
        if (isMissing(reference) && !isUnreachable(reference))
          found.get(reference.userId)?.gone.add(reference.keyName);
      return (reference) =>
        keyNamed(found.get(reference.userId), reference.keyName)?.bytes ??
        (isMissing(reference) ? 'unreachable' : undefined);
    },
    forget: (userId) => {
      timesForgotten += 1;
      people.delete(userId);
      strangers.delete(userId);
    },
    forgetAll: () => {
      timesForgotten += 1;
      people.clear();
      strangers.clear();
    },
  };
};

const NOBODY: ReadonlySet<string> = new Set();

const keyNamed = (person: KnownPerson | undefined, keyName: string): PersonKey | undefined => {
  const key = person?.keys.get(periodIn(keyName));
  return key?.name === keyName ? key : undefined;
};

/** Whether the key is cached, or known to be destroyed. */
const isDecided = (person: KnownPerson, keyName: string): boolean =>
  person.gone.has(keyName) || keyNamed(person, keyName) !== undefined;
