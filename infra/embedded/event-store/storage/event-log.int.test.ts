import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProposedEvent } from '../semantics/event.ts';
import type { EventLog } from './event-log.ts';
import { openMemoryLog } from './memory-log.ts';
import { openSqliteLog } from './sqlite/sqlite-log.ts';

const event = (text = '', id = randomUUID()): ProposedEvent => ({
  id,
  type: 'Happened',
  isJson: true,
  data: Buffer.from(JSON.stringify({ text })),
  metadata: new Uint8Array(),
});

const onFatal = (error: Error): never => expect.fail(error.message);
const onDamage = onFatal;

describe.for([
  ['in memory', openMemoryLog],
  ['in SQLite', (clock: () => number) => openSqliteLog({ directory, onFatal, onDamage, clock })],
] as const)('a log %s', ([, open]) => {
  let log: EventLog;
  let now = 1_000_000;

  beforeEach(() => {
    now = 1_000_000;
    log = open(() => now);
  });

  afterEach(() => log.close());

  const append = (streamId: string, ...events: readonly ProposedEvent[]) =>
    log.write({ kind: 'append', streamId, expected: 'any', events });
  const textsOf = (events: readonly { readonly data: Uint8Array }[]): string[] =>
    events.map(({ data }) => JSON.parse(Buffer.from(data).toString()).text);

  test('gives events ascending revisions and positions, and moves its head', async () => {
    const before = log.head();
    const first = await append('s', event('a'), event('b'));
    const second = await append('s', event('c'));
    expect(first).toEqual({ outcome: 'written', lastRevision: 1, position: before + 2 });
    expect(second).toEqual({ outcome: 'written', lastRevision: 2, position: before + 3 });
    expect(log.head()).toBe(before + 3);
  });

  test('reads a stream in both directions, from an inclusive revision, a page at a time', async () => {
    await append('s', event('a'), event('b'), event('c'), event('d'));
    const read = (from: number, direction: 'forwards' | 'backwards', limit: number) =>
      textsOf(log.readStream({ streamId: 's', from, direction, limit }));
    expect(read(1, 'forwards', 2)).toEqual(['b', 'c']);
    expect(read(2, 'backwards', 2)).toEqual(['c', 'b']);
    expect(read(9, 'forwards', 2)).toEqual([]);
    expect(read(9, 'backwards', 2)).toEqual(['d', 'c']);
  });

  test('reads the whole log in both directions, from an inclusive position', async () => {
    const head = log.head();
    await append('s', event('a'), event('b'));
    await append('t', event('c'));
    const read = (from: number, direction: 'forwards' | 'backwards', limit: number) =>
      textsOf(log.readAll({ from, direction, limit }));
    expect(read(head + 1, 'forwards', 10)).toEqual(['a', 'b', 'c']);
    expect(read(head + 2, 'backwards', 1)).toEqual(['b']);
  });

  test('stores what arrives together in its order, however much it is', async () => {
    const appends = Array.from({ length: 60 }, (_, number) =>
      append('s', ...Array.from({ length: 100 }, () => event(String(number)))),
    );
    const revisions = (await Promise.all(appends)).map((result) =>
      result.outcome === 'written' ? result.lastRevision : result.outcome,
    );
    expect(revisions).toEqual(Array.from({ length: 60 }, (_, number) => number * 100 + 99));
  });

  test('keeps every byte of an event', async () => {
    const binary = {
      ...event(),
      type: 'Ünïcödé 🎈',
      isJson: false,
      data: Uint8Array.from({ length: 256 }, (_, byte) => byte),
      metadata: Uint8Array.of(0, 255, 0),
    };
    await append('bytes-🎈', binary);
    const [stored] = log.readStream({
      streamId: 'bytes-🎈',
      from: 0,
      direction: 'forwards',
      limit: 1,
    });
    expect(stored).toMatchObject({ id: binary.id, type: binary.type, isJson: false, created: now });
    expect(Buffer.from(stored?.data ?? [])).toEqual(Buffer.from(binary.data));
    expect(Buffer.from(stored?.metadata ?? [])).toEqual(Buffer.from(binary.metadata));
  });

  test('answers a retry with the original place and stores nothing', async () => {
    const retried = event('a');
    const original = await append('s', retried);
    await append('s', event('b'));
    const head = log.head();
    expect(await append('s', retried)).toEqual(original);
    expect(log.head()).toBe(head);
  });

  test('takes the same id in another stream for another event', async () => {
    const shared = event('a');
    await append('s', shared);
    expect(await append('t', shared)).toMatchObject({ outcome: 'written', lastRevision: 0 });
  });

  test('lets one of many writers at the same revision win', async () => {
    const writes = Array.from({ length: 10 }, () =>
      log.write({ kind: 'append', streamId: 's', expected: 'no_stream', events: [event()] }),
    );
    const outcomes = (await Promise.all(writes)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
    expect(log.stateOf('s').lastRevision).toBe(0);
  });

  test('tells its listeners when it has grown, until they leave', async () => {
    let heard = 0;
    const leave = log.onAdvance(() => {
      heard += 1;
    });
    await append('s', event());
    expect(heard).toBe(1);
    leave();
    await append('s', event());
    expect(heard).toBe(1);
  });

  test('numbers on after a soft delete and shows only what follows', async () => {
    await append('s', event('a'), event('b'));
    await log.write({ kind: 'delete', streamId: 's', expected: 'any' });
    expect(await append('s', event('c'))).toMatchObject({ lastRevision: 2 });
    expect(log.stateOf('s').metadata).toEqual({ truncateBefore: 2 });
  });

  test('refuses everything after a tombstone', async () => {
    await append('s', event());
    await log.write({ kind: 'tombstone', streamId: 's', expected: 0 });
    expect(await append('s', event())).toEqual({ outcome: 'streamDeleted' });
  });

  test('scavenges what metadata hides and leaves revisions and positions as they were', async () => {
    await append('s', event('a'), event('b'), event('c'));
    await append('$$s', { ...event(), data: Buffer.from('{"$maxCount":1}') });
    await append('t', event('d'));
    const kept = log.readAll({ from: 0, direction: 'forwards', limit: 100 }).slice(-3);
    expect(await log.scavenge()).toEqual({ removedEvents: 2 });
    expect(log.readAll({ from: 0, direction: 'forwards', limit: 100 }).slice(-3)).toEqual(kept);
    expect(await append('s', event('e'))).toMatchObject({ lastRevision: 3 });
  });

  test('scavenges by age, and keeps the last event of a stream however old', async () => {
    await append('s', event('old'));
    await append('s', event('older than allowed, but the last'));
    await append('$$s', { ...event(), data: Buffer.from('{"$maxAge":60}') });
    now += 3_600_000;
    expect(await log.scavenge()).toEqual({ removedEvents: 1 });
    expect(log.stateOf('s').lastRevision).toBe(1);
  });

  test('never gives a position twice, even when a scavenge empties the end of the log', async () => {
    await append('s', event());
    await log.write({ kind: 'tombstone', streamId: 's', expected: 'any' });
    const head = log.head();
    await log.scavenge();
    expect(log.head()).toBe(head);
  });
});

let directory = '';

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hearthway-log-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

describe('a log on disk', () => {
  test('opens again with everything, and still knows a retry', async () => {
    const retried = event('a');
    const first = openSqliteLog({ directory, onFatal, onDamage });
    const original = await first.write({
      kind: 'append',
      streamId: 's',
      expected: 'any',
      events: [retried],
    });
    await first.close();

    const second = openSqliteLog({ directory, onFatal, onDamage });
    const retry = { kind: 'append', streamId: 's', expected: 'any', events: [retried] } as const;
    expect(await second.write(retry)).toEqual(original);
    expect(second.stateOf('s').lastRevision).toBe(0);
    await second.close();
  });

  test('stores the good writes of a batch when one of them cannot be stored', async () => {
    const log = openSqliteLog({ directory, onFatal, onDamage });
    const write = (streamId: string, proposed: ProposedEvent) =>
      log.write({ kind: 'append', streamId, expected: 'any', events: [proposed] });
    const tooLarge = { ...event(), data: Buffer.alloc(2 ** 30 + 1) };
    const results = await Promise.allSettled([
      write('good-1', event()),
      write('bad', tooLarge),
      write('good-2', event()),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(log.stateOf('bad').lastRevision).toBe(-1);
    await log.close();
  });
});
