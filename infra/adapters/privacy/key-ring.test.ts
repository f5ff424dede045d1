import { beforeEach, expect, test } from 'vitest';
import { newKey } from './cipher.ts';
import { createKeyRing } from './key-ring.ts';
import type { KeyStore, PersonKey } from './key-store.ts';

/** The table, and who was read from it. */
let table: Map<string, Map<string, PersonKey>>;
let people: Set<string>;
let erased: Set<string>;
let reads: (readonly string[])[];
/** Happens between the reading of the table and the answer. */
let meanwhile: () => void;

const store: KeyStore = {
  readPersonKeys: async (userIds) => {
    reads.push(userIds);
    const found = new Map(userIds.map((userId) => [userId, new Map(table.get(userId))]));
    meanwhile();
    return found;
  },
  makePersonKey: async (userId, period) => {
    const keys = table.get(userId) ?? new Map<string, PersonKey>();
    table.set(userId, keys.set(period, keyOf(period)));
  },
  makePersonKeys: async (userIds, period) => {
    for (const userId of userIds)
      if (people.has(userId) && !table.get(userId)?.has(period))
        await store.makePersonKey(userId, period);
  },
  peopleAmong: async (userIds) => new Set(userIds.filter((userId) => people.has(userId))),
  erasedAmong: async (userIds) => new Set(userIds.filter((userId) => erased.has(userId))),
  systemKey: async () => newKey(),
};

const keyOf = (period: string, fingerprint = '1a2b3c4d'): PersonKey => ({
  name: `${period}/${fingerprint}`,
  bytes: newKey(),
});

const OLD = 'analytics/2024-01';
const NEW = 'analytics/2026-11';

beforeEach(() => {
  table = new Map();
  people = new Set(['ana', 'ben']);
  erased = new Set();
  reads = [];
  meanwhile = () => {};
});

test('a key that another process has made since is found', async () => {
  const ring = createKeyRing(store);
  await ring.personKey('ana', OLD);
  await store.makePersonKey('ana', NEW);
  const reference = { userId: 'ana', keyName: `${NEW}/1a2b3c4d` };
  const find = await ring.findKeys([reference]);
  expect(find(reference)).toEqual(table.get('ana')?.get(NEW)?.bytes);
});

test('a batch is one query, and keys that are gone are not asked for again', async () => {
  const ring = createKeyRing(store);
  const people = Array.from({ length: 500 }, (_, index) => `person-${index}`);
  const references = people.map((userId) => ({ userId, keyName: `${OLD}/1a2b3c4d` }));
  for (let batch = 0; batch < 3; batch += 1) {
    const find = await ring.findKeys(references);
    expect(references.map(find)).toEqual(people.map(() => undefined));
  }
  expect(reads).toEqual([people]);
});

test('a new key is not taken for the old one', async () => {
  const ring = createKeyRing(store);
  table.set('ana', new Map([[NEW, keyOf(NEW, 'ffffffff')]]));
  const reference = { userId: 'ana', keyName: `${NEW}/1a2b3c4d` };
  expect((await ring.findKeys([reference]))(reference)).toBeUndefined();
});

test('a key read before its destruction is not cached after it', async () => {
  const ring = createKeyRing(store);
  await store.makePersonKey('ana', NEW);
  meanwhile = () => {
    table.delete('ana');
    ring.forget('ana');
  };
  const reference = { userId: 'ana', keyName: `${NEW}/1a2b3c4d` };
  await ring.findKeys([reference]);
  expect((await ring.findKeys([reference]))(reference)).toBeUndefined();
});

test.each(['forget', 'forgetAll'] as const)('after %s, keys are read again', async (how) => {
  const ring = createKeyRing(store);
  const reference = { userId: 'ana', keyName: `${NEW}/1a2b3c4d` };
  await ring.personKey('ana', NEW);
  table.delete('ana');
  ring[how]('ana');
  expect((await ring.findKeys([reference]))(reference)).toBeUndefined();
});

test('its cache is bounded, and a batch larger than the cache is still found', async () => {
  const ring = createKeyRing(store, { people: 10 });
  const people = Array.from({ length: 100 }, (_, index) => `person-${index}`);
  for (const userId of people) await store.makePersonKey(userId, NEW);
  const references = people.map((userId) => ({ userId, keyName: `${NEW}/1a2b3c4d` }));
  const find = await ring.findKeys(references);
  expect(references.map(find)).not.toContain(undefined);
  await ring.findKeys([{ userId: 'person-0', keyName: `${NEW}/1a2b3c4d` }]);
  expect(reads).toEqual([people, ['person-0']]);
});

test('rows of many people take one query for their keys, and none the next time', async () => {
  const ring = createKeyRing(store);
  const first = await ring.rowKeys(['ana', 'ben']);
  expect([...first.keys()]).toEqual(['ana', 'ben']);
  const before = reads.length;
  expect(await ring.rowKeys(['ben', 'ana'])).toEqual(first);
  expect(reads).toHaveLength(before);
});

test('rows of erased people get no key; those of people without an account get one of the system', async () => {
  erased.add('gone');
  const found = await createKeyRing(store).rowKeys(['gone', 'stranger', 'ana']);
  expect(found.has('gone')).toBe(false);
  expect(found.get('stranger')?.name).toBe('rows');
  expect(found.get('ana')?.name).toMatch(/^account[/]/);
});

test('a stand-in key is found for more people than the ring remembers', async () => {
  const found = await createKeyRing(store, { people: 2 }).rowKeys(['a', 'b', 'c', 'd']);
  expect([...found.keys()]).toEqual(['a', 'b', 'c', 'd']);
});

test('a lasting key of a person who is there is unreachable when it is missing, and never gone', async () => {
  const reference = { userId: 'ana', keyName: 'account/1a2b3c4d' };
  const ring = createKeyRing(store);
  expect((await ring.findKeys([reference]))(reference)).toBe('unreachable');
  // It was put back.
  table.set('ana', new Map([['account', keyOf('account')]]));
  expect((await ring.findKeys([reference]))(reference)).toBeInstanceOf(Buffer);
});

test('a lasting key of a person who is gone, and an expired key, are gone', async () => {
  const references = [
    { userId: 'gone', keyName: 'account/1a2b3c4d' },
    { userId: 'ana', keyName: `${OLD}/1a2b3c4d` },
  ];
  const findKey = await createKeyRing(store).findKeys(references);
  expect(references.map(findKey)).toEqual([undefined, undefined]);
});
