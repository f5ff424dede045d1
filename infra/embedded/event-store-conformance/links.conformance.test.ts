import { randomUUID } from 'node:crypto';
import {
  BACKWARDS,
  binaryEvent,
  END,
  type EventData,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { expect, test } from 'vitest';
import { client, collect, here, newStream, numbered, positionOf } from './client.fixture.ts';
import { follow } from './follow.fixture.ts';

const linkTo = (streamName: string, revision: number): EventData =>
  binaryEvent({ id: randomUUID(), type: '$>', data: Buffer.from(`${revision}@${streamName}`) });

const summary = ({ event, link }: ResolvedEvent): { event?: string; link?: string } => ({
  ...(event && { event: `${event.revision}@${event.streamId}` }),
  ...(link && { link: `${link.revision}@${link.streamId}` }),
});

const summaries = async (items: AsyncIterable<ResolvedEvent>): Promise<object[]> =>
  (await collect(items)).map(summary);

/** Two streams of two events each, and one with links to the second, third and first of them. */
const linkedStreams = async (): Promise<Record<'one' | 'two' | 'links', string>> => {
  const [one, two, links] = [newStream(), newStream(), newStream()];
  await client.appendToStream(one, numbered(2));
  await client.appendToStream(two, numbered(2));
  await client.appendToStream(links, [linkTo(one, 1), linkTo(two, 0), linkTo(one, 0)]);
  return { one, two, links };
};

test('a link is an event of its own until it is resolved', async () => {
  const { one, links } = await linkedStreams();
  const [first, ...rest] = await collect(client.readStream(links));
  expect(rest).toHaveLength(2);
  expect(first?.link).toBeUndefined();
  expect(first?.event).toMatchObject({ type: '$>', streamId: links, revision: 0n });
  expect(first?.event?.data).toEqual(new TextEncoder().encode(`1@${one}`));
});

test('a read that resolves links delivers events with the links that led to them', async () => {
  const { one, two, links } = await linkedStreams();
  const resolved = await summaries(client.readStream(links, { resolveLinkTos: true }));
  expect(resolved).toEqual([
    { event: `1@${one}`, link: `0@${links}` },
    { event: `0@${two}`, link: `1@${links}` },
    { event: `0@${one}`, link: `2@${links}` },
  ]);
});

test('links are resolved backwards too, and their revisions are those of the stream read', async () => {
  const { one, two, links } = await linkedStreams();
  const options = { resolveLinkTos: true, direction: BACKWARDS, fromRevision: 1n } as const;
  expect(await summaries(client.readStream(links, options))).toEqual([
    { event: `0@${two}`, link: `1@${links}` },
    { event: `1@${one}`, link: `0@${links}` },
  ]);
});

test('an event that is no link arrives alone when links are resolved', async () => {
  const { one } = await linkedStreams();
  const resolved = await summaries(client.readStream(one, { resolveLinkTos: true }));
  expect(resolved).toEqual([{ event: `0@${one}` }, { event: `1@${one}` }]);
});

test('a subscription to a stream resolves links, past and live', async () => {
  const { one, two, links } = await linkedStreams();
  const followed = follow(client.subscribeToStream(links, { resolveLinkTos: true }));
  await followed.caughtUp;
  await client.appendToStream(links, linkTo(two, 1));
  const items = await followed.until(({ length }) => length === 4);
  expect(items.map(summary)).toEqual([
    { event: `1@${one}`, link: `0@${links}` },
    { event: `0@${two}`, link: `1@${links}` },
    { event: `0@${one}`, link: `2@${links}` },
    { event: `1@${two}`, link: `3@${links}` },
  ]);
});

test('a subscription to $all resolves links and goes by the position of the link', async () => {
  const [target, links] = [newStream(), newStream()];
  const start = await here();
  const event = positionOf(await client.appendToStream(target, numbered(1)));
  const link = positionOf(await client.appendToStream(links, linkTo(target, 0)));
  const options = { fromPosition: start, resolveLinkTos: true };
  const followed = follow(client.subscribeToAll(options));
  const items = await followed.until((all) => all.some((item) => item.link?.streamId === links));
  const resolved = items.find((item) => item.link?.streamId === links);
  expect(resolved?.event).toMatchObject({ streamId: target, position: event });
  expect(resolved?.link).toMatchObject({ streamId: links, position: link });
  expect(resolved?.commitPosition).toBe(link.commit);
});

test('a read of $all resolves links', async () => {
  const { one, two, links } = await linkedStreams();
  const options = { resolveLinkTos: true, direction: BACKWARDS, fromPosition: END } as const;
  const all = await collect(client.readAll({ ...options, maxCount: 500 }));
  const own = all.filter(({ link }) => link?.streamId === links);
  expect(own.map(({ event }) => `${event?.revision}@${event?.streamId}`)).toEqual([
    `0@${one}`,
    `0@${two}`,
    `1@${one}`,
  ]);
});

test.each([
  { fate: 'was deleted with its stream', end: (name: string) => client.deleteStream(name) },
  { fate: 'was tombstoned with its stream', end: (name: string) => client.tombstoneStream(name) },
  {
    fate: 'was truncated',
    end: (name: string) => client.setStreamMetadata(name, { truncateBefore: 2 }),
  },
])('a link to an event that $fate arrives alone', async ({ end }) => {
  const [target, links] = [newStream(), newStream()];
  await client.appendToStream(target, numbered(2));
  await client.appendToStream(links, [linkTo(target, 0), linkTo(target, 1)]);
  await end(target);
  const alone = [{ link: `0@${links}` }, { link: `1@${links}` }];
  expect(await summaries(client.readStream(links, { resolveLinkTos: true }))).toEqual(alone);
  const followed = follow(client.subscribeToStream(links, { resolveLinkTos: true }));
  const items = await followed.until(({ length }) => length === 2);
  expect(items.map(summary)).toEqual(alone);
});

test.each([
  { target: 'a revision that is still to come', link: (name: string) => linkTo(name, 7) },
  { target: 'a stream that never was', link: () => linkTo(newStream(), 0) },
])('a link to $target arrives alone', async ({ link }) => {
  const [target, links] = [newStream(), newStream()];
  await client.appendToStream(target, numbered(1));
  await client.appendToStream(links, link(target));
  const resolved = await summaries(client.readStream(links, { resolveLinkTos: true }));
  expect(resolved).toEqual([{ link: `0@${links}` }]);
});

test('a link to a link resolves to that link', async () => {
  const { links } = await linkedStreams();
  const second = newStream();
  await client.appendToStream(second, linkTo(links, 2));
  const resolved = await summaries(client.readStream(second, { resolveLinkTos: true }));
  expect(resolved).toEqual([{ event: `2@${links}`, link: `0@${second}` }]);
});

test('a stream name may hold what separates it from the revision', async () => {
  const target = `${newStream()}@home`;
  const links = newStream();
  await client.appendToStream(target, numbered(1));
  await client.appendToStream(links, linkTo(target, 0));
  const resolved = await summaries(client.readStream(links, { resolveLinkTos: true }));
  expect(resolved).toEqual([{ event: `0@${target}`, link: `0@${links}` }]);
});
