import { randomUUID } from 'node:crypto';
import { binaryEvent, jsonEvent, StreamNotFoundError } from '@eventstore/db-client';
import { describe, expect, test } from 'vitest';
import { APPEND_CALLS, client, newStream, numbered, readStream } from './client.fixture.ts';

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);

describe.each(APPEND_CALLS)('$call', ({ options }) => {
  test('keeps JSON data and metadata as they were given', async () => {
    const streamName = newStream();
    const data = { text: 'a "quoted" line\n', nested: { list: [1, 2.5, null, true] }, empty: '' };
    const metadata = { $correlationId: randomUUID(), user: 'somebody' };
    await client.appendToStream(
      streamName,
      jsonEvent({ type: 'Described', data, metadata }),
      options,
    );
    const [recorded] = await readStream(streamName);
    expect(recorded).toMatchObject({ type: 'Described', isJson: true, data, metadata });
  });

  test('keeps binary data and metadata byte by byte', async () => {
    const streamName = newStream();
    await client.appendToStream(
      streamName,
      binaryEvent({ type: 'Scanned', data: everyByte, metadata: everyByte.slice().reverse() }),
      options,
    );
    const [recorded] = await readStream(streamName);
    expect(recorded).toMatchObject({ type: 'Scanned', isJson: false });
    expect(recorded?.data).toEqual(everyByte);
    expect(recorded?.metadata).toEqual(everyByte.slice().reverse());
  });

  test('keeps an event without data and without metadata', async () => {
    const streamName = newStream();
    const event = binaryEvent({ type: 'Nothing', data: new Uint8Array() });
    await client.appendToStream(streamName, event, options);
    const [recorded] = await readStream(streamName);
    expect(recorded).toMatchObject({ id: event.id, type: 'Nothing', isJson: false });
    expect(recorded?.data).toHaveLength(0);
    expect(recorded?.metadata).toBeUndefined();
  });

  test('keeps binary and JSON events side by side and in order', async () => {
    const streamName = newStream();
    const events = [
      jsonEvent({ type: 'First', data: { number: 1 } }),
      binaryEvent({ type: 'Second', data: Buffer.from('two') }),
      jsonEvent({ type: 'Third', data: { number: 3 } }),
    ];
    await client.appendToStream(streamName, events, options);
    const recorded = await readStream(streamName);
    expect(recorded.map(({ type, isJson }) => [type, isJson])).toEqual([
      ['First', true],
      ['Second', false],
      ['Third', true],
    ]);
  });

  test('keeps the ids of events', async () => {
    const streamName = newStream();
    const events = numbered(5);
    await client.appendToStream(streamName, events, options);
    const recorded = await readStream(streamName);
    expect(recorded.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  });

  test('keeps stream names, event types, data and metadata in any script', async () => {
    const streamName = `${newStream()}-Ärzte-診療所-🏥`;
    const data = { name: 'Zoë Ångström', note: '注意事項 ✓ 👩‍⚕️' };
    const metadata = { author: 'Ελένη' };
    await client.appendToStream(
      streamName,
      jsonEvent({ type: 'Aufgenommen-入院-🩺', data, metadata }),
      options,
    );
    const [recorded] = await readStream(streamName);
    expect(recorded).toMatchObject({
      streamId: streamName,
      type: 'Aufgenommen-入院-🩺',
      data,
      metadata,
    });
  });

  test('tells streams apart whose names differ in case or in white space only', async () => {
    const streamName = newStream();
    const names = [streamName, streamName.toUpperCase(), `${streamName} `];
    for (const [index, name] of names.entries())
      await client.appendToStream(name, numbered(index + 1), options);
    const lengths = await Promise.all(names.map(async (name) => (await readStream(name)).length));
    expect(lengths).toEqual([1, 2, 3]);
  });

  test('stamps events with the time at which they were stored', async () => {
    const streamName = newStream();
    await client.appendToStream(streamName, numbered(1), options);
    const [recorded] = await readStream(streamName);
    const age = Date.now() - (recorded?.created.getTime() ?? 0);
    // Tolerates another machine's clock.
    expect(Math.abs(age)).toBeLessThan(5 * 60_000);
  });

  test('stamps later events with later times or the same', async () => {
    const streamName = newStream();
    for (let i = 0; i < 5; i += 1) await client.appendToStream(streamName, numbered(1), options);
    const times = (await readStream(streamName)).map(({ created }) => created.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('stores a few hundred events as one append', async () => {
    const streamName = newStream();
    const result = await client.appendToStream(streamName, numbered(500), options);
    expect(result.nextExpectedRevision).toBe(499n);
    const recorded = await readStream(streamName);
    expect(recorded.map(({ data }) => data)).toEqual(numbered(500).map(({ data }) => data));
  });
});

test('an event that the client sends in several parts is stored once and whole', async () => {
  const streamName = newStream();
  const result = await client.appendToStream(streamName, numbered(50), { batchAppendSize: 200 });
  expect(result.nextExpectedRevision).toBe(49n);
  expect(await readStream(streamName)).toHaveLength(50);
});

test('many appends at once over one connection are all answered with their own result', async () => {
  const streamNames = Array.from({ length: 100 }, newStream);
  const results = await Promise.all(
    streamNames.map((name, i) => client.appendToStream(name, numbered((i % 5) + 1))),
  );
  expect(results.map(({ nextExpectedRevision }) => Number(nextExpectedRevision))).toEqual(
    streamNames.map((_, i) => i % 5),
  );
});

test('a refused append among many leaves the others alone', async () => {
  const streamName = newStream();
  const results = await Promise.allSettled([
    client.appendToStream(newStream(), numbered(1)),
    client.appendToStream(streamName, numbered(1), { expectedRevision: 5n }),
    client.appendToStream(newStream(), numbered(1)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
});
