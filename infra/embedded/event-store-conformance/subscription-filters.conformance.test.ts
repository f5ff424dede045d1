import { randomUUID } from 'node:crypto';
import {
  type AllStreamResolvedEvent,
  eventTypeFilter,
  excludeSystemEvents,
  type Filter,
  jsonEvent,
  streamNameFilter,
} from '@eventstore/db-client';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { describe, expect, test } from 'vitest';
import { client, collect, here, newStream, numbered, original } from './client.fixture.ts';
import { follow } from './follow.fixture.ts';
import { readMessages, readOptions } from './raw-client.fixture.ts';

interface Names {
  readonly streamName: string;
  readonly type: string;
}

/** Unused names with distinct prefixes, which prefix filters need. */
const newNames = (): Names => {
  const id = randomUUID();
  return { streamName: `${id}-stream`, type: `${id}-Type` };
};

const append = async ({ streamName, type }: Names): Promise<void> => {
  await client.appendToStream(streamName, jsonEvent({ type, data: {} }));
};

const namesOf = (items: readonly AllStreamResolvedEvent[]): Names[] =>
  items.map(original).map(({ streamId, type }) => ({ streamName: streamId, type }));

const isThere =
  (wanted: Names) =>
  (items: readonly AllStreamResolvedEvent[]): boolean =>
    namesOf(items).some(
      ({ streamName, type }) => streamName === wanted.streamName && type === wanted.type,
    );

/** Events that pass a filter, stored before subscribing and arriving live. */
const filtered = async (
  filter: Filter,
  appended: readonly Names[],
  last: Names,
): Promise<{ readonly past: Names[]; readonly live: Names[] }> => {
  const start = await here();
  for (const names of [...appended, last]) await append(names);
  const subscriber = follow(client.subscribeToAll({ fromPosition: start, filter }));
  const past = await subscriber.until(isThere(last));
  await subscriber.caughtUp;
  for (const names of [...appended, last]) await append(names);
  const all = await subscriber.until((items) => isThere(last)(items.slice(past.length)));
  return { past: namesOf(past), live: namesOf(all.slice(past.length)) };
};

describe('a filter lets through', () => {
  const [one, two, other] = [newNames(), newNames(), newNames()];
  const mixed = [one, other, two, { streamName: other.streamName, type: one.type }, other];
  const twice = { streamName: one.streamName, type: other.type };

  test.each([
    {
      what: 'streams whose name starts with one of the prefixes',
      filter: streamNameFilter({ prefixes: [one.streamName.slice(0, 30), two.streamName] }),
      expected: [one, two, twice],
    },
    {
      what: 'no streams in whose name a prefix stands further in',
      filter: streamNameFilter({ prefixes: [two.streamName.slice(5), one.streamName] }),
      expected: [one, twice],
    },
    {
      what: 'streams whose name matches the regular expression',
      filter: streamNameFilter({ regex: `^(${one.streamName}|${two.streamName})$` }),
      expected: [one, two, twice],
    },
    {
      what: 'streams in whose name the regular expression is found anywhere',
      filter: streamNameFilter({ regex: one.streamName.slice(5, 30) }),
      expected: [one, twice],
    },
    {
      what: 'streams whose name matches whatever its case, between its start and its end',
      filter: streamNameFilter({ regex: `(?i)\\A${one.streamName.toUpperCase()}\\z` }),
      expected: [one, twice],
    },
    {
      what: 'streams whose name matches by groups of characters',
      filter: streamNameFilter({ regex: `^${one.streamName.slice(0, 36)}\\W\\p{Ll}{6}$` }),
      expected: [one, twice],
    },
    {
      what: 'events whose type starts with one of the prefixes',
      filter: eventTypeFilter({ prefixes: [two.type, other.type.slice(0, 30)] }),
      expected: [other, two, other, twice],
    },
    {
      what: 'events whose type matches the regular expression',
      filter: eventTypeFilter({ regex: `^${other.type.slice(0, 30)}.*Type$` }),
      expected: [other, other, twice],
    },
  ])('$what', async ({ filter, expected }) => {
    expect(await filtered(filter, mixed, twice)).toEqual({ past: expected, live: expected });
  });
});

test('without system events a subscription passes over metadata and links', async () => {
  const names = newNames();
  const last = newNames();
  const fromPosition = await here();
  const followed = follow(client.subscribeToAll({ fromPosition, filter: excludeSystemEvents() }));
  await client.setStreamMetadata(names.streamName, { maxCount: 3 });
  await append(names);
  await append({ ...names, type: '$system' });
  await append(last);
  const items = await followed.until(isThere(last));
  const ids = [names.streamName, `$$${names.streamName}`];
  expect(namesOf(items).filter(({ streamName }) => ids.includes(streamName))).toEqual([names]);
});

test('a filter sees the link, not the event that it leads to', async () => {
  const [target, links, last] = [newNames(), newNames(), newNames()];
  const fromPosition = await here();
  await append(target);
  await client.appendToStream(links.streamName, {
    id: randomUUID(),
    type: '$>',
    contentType: 'application/octet-stream',
    data: Buffer.from(`0@${target.streamName}`),
    metadata: undefined,
  });
  await append({ ...links, type: last.type });
  const filter = streamNameFilter({ prefixes: [links.streamName] });
  const options = { fromPosition, filter, resolveLinkTos: true };
  const followed = follow(client.subscribeToAll(options));
  const [first] = await followed.until(({ length }) => length === 2);
  expect(first?.link?.streamId).toBe(links.streamName);
  expect(first?.event?.streamId).toBe(target.streamName);
});

test('a read of $all can be filtered, and counts what it lets through', async () => {
  const streamName = newStream();
  const start = await here();
  await client.appendToStream(streamName, numbered(3));
  await here();
  await client.appendToStream(streamName, numbered(3));
  const expression = new streams.ReadReq.Options.FilterOptions.Expression();
  expression.setPrefixList([streamName]);
  const filter = new streams.ReadReq.Options.FilterOptions();
  filter.setStreamIdentifier(expression);
  filter.setMax(1_000);
  filter.setCheckpointintervalmultiplier(1);
  const options = readOptions({ after: start });
  options.setFilter(filter);
  options.setCount('4');
  const messages = await collect(readMessages(options));
  const read = messages.map((message) => message.getEvent()?.getEvent()?.getStreamRevision());
  expect(read).toEqual(['0', '1', '2', '3']);
});
