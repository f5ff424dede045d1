import {
  type AllStreamRecordedEvent,
  BACKWARDS,
  END,
  FORWARDS,
  type Position,
  START,
} from '@eventstore/db-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { client, collect, newStream, numbered, positionOf } from './client.fixture.ts';

const streamNames = [newStream(), newStream(), newStream()];
const positions: Position[] = [];

const at = (index: number): Position => {
  const position = positions.at(index);
  if (position === undefined) throw new Error(`There was no append ${index}.`);
  return position;
};

/** Events of this file in `$all`, among those of others. Reading backwards ends at the first of them. */
const readOwn = async (
  options: Parameters<typeof client.readAll>[0],
): Promise<AllStreamRecordedEvent[]> => {
  const own: AllStreamRecordedEvent[] = [];
  const reading = client.readAll(options);
  for await (const { event } of reading) {
    if (event === undefined) continue;
    if (streamNames.includes(event.streamId)) own.push(event);
    if (options?.direction === BACKWARDS && event.position.commit <= at(0).commit)
      await reading.cancel();
  }
  return own;
};

const commits = (events: readonly { readonly position: Position }[]): bigint[] =>
  events.map(({ position }) => position.commit);

const ownCommits = (): bigint[] => positions.map(({ commit }) => commit);

beforeAll(async () => {
  for (let round = 0; round < 100; round += 1)
    for (const streamName of streamNames)
      positions.push(positionOf(await client.appendToStream(streamName, numbered(1))));
});

describe('forwards', () => {
  test('reads the events of all streams in the order in which they were appended', async () => {
    const own = await readOwn({ direction: FORWARDS, fromPosition: at(0) });
    expect(commits(own)).toEqual(ownCommits());
    expect(own.map(({ streamId }) => streamId)).toEqual(
      positions.map((_, i) => streamNames[i % streamNames.length]),
    );
  });

  test('starts with the event at the position that is named', async () => {
    const own = await readOwn({ fromPosition: at(-4) });
    expect(commits(own)).toEqual(ownCommits().slice(-4));
  });

  test('finds nothing of what there is from the end', async () => {
    expect(await readOwn({ fromPosition: END })).toEqual([]);
  });

  test('starts with the first event of the log from the start', async () => {
    const [first] = await collect(client.readAll({ fromPosition: START, maxCount: 1 }));
    const position = first?.event?.position ?? at(0);
    const before = await collect(client.readAll({ direction: BACKWARDS, fromPosition: position }));
    expect(position.commit).toBeLessThan(at(0).commit);
    expect(before).toEqual([]);
  });
});

describe('backwards', () => {
  test('reads the events of all streams in reverse', async () => {
    const own = await readOwn({ direction: BACKWARDS, fromPosition: END });
    expect(commits(own)).toEqual(ownCommits().reverse());
  });

  test('starts before the event at the position that is named', async () => {
    const own = await readOwn({ direction: BACKWARDS, fromPosition: at(4) });
    expect(commits(own)).toEqual(ownCommits().slice(0, 4).reverse());
  });

  test('finds nothing from the start', async () => {
    const read = await collect(client.readAll({ direction: BACKWARDS, fromPosition: START }));
    expect(read).toEqual([]);
  });
});

test.each([
  { direction: FORWARDS, fromPosition: START },
  { direction: BACKWARDS, fromPosition: END },
] as const)('reads no more events $direction than are asked for', async (options) => {
  const whole = await collect(client.readAll({ ...options, maxCount: 290 }));
  const part = await collect(client.readAll({ ...options, maxCount: 3 }));
  expect(whole).toHaveLength(290);
  expect(part).toHaveLength(3);
});

test('the pages that a reader puts together are the whole', async () => {
  const paged: bigint[] = [];
  let fromPosition = at(0);
  while (fromPosition.commit !== at(-1).commit) {
    const page = await collect(client.readAll({ fromPosition, maxCount: 50 }));
    const own = page
      .flatMap(({ event }) => event ?? [])
      .filter(({ streamId }) => streamNames.includes(streamId));
    paged.push(...commits(own));
    const last = page.at(-1)?.event?.position;
    if (last === undefined || last.commit === fromPosition.commit) break;
    fromPosition = last;
  }
  expect([...new Set(paged)]).toEqual(ownCommits());
});

test('positions grow from event to event, across concurrent writers', async () => {
  const all = await collect(client.readAll({ fromPosition: at(0) }));
  const read = all.flatMap(({ event }) => event?.position.commit ?? []);
  expect(read.every((commit, i) => i === 0 || commit > (read[i - 1] ?? commit))).toBe(true);
});

test('our events have the same commit and prepare position, as their append was told', async () => {
  const own = await readOwn({ fromPosition: at(0) });
  expect(own.map(({ position }) => position)).toEqual(positions);
  expect(own.every(({ position }) => position.commit === position.prepare)).toBe(true);
});

test('a resolved event carries the commit position of its event', async () => {
  const [first] = await collect(client.readAll({ fromPosition: at(7), maxCount: 1 }));
  expect(first?.commitPosition).toBe(at(7).commit);
  expect(first?.event?.position).toEqual(at(7));
});

test('the events of one append stand together', async () => {
  const streamName = newStream();
  const [{ nextExpectedRevision }] = await Promise.all([
    client.appendToStream(streamName, numbered(20)),
    ...Array.from({ length: 5 }, () => client.appendToStream(newStream(), numbered(5))),
  ]);
  const all = await collect(
    client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 200 }),
  );
  const indexes = all.flatMap(({ event }, i) => (event?.streamId === streamName ? [i] : []));
  expect(nextExpectedRevision).toBe(19n);
  expect(indexes).toHaveLength(20);
  expect(Math.max(...indexes) - Math.min(...indexes)).toBe(19);
});
