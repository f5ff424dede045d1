import type { EventSourceMessage } from 'eventsource-parser';
import { expect, test } from 'vitest';
import { eventsOf } from './server-events.ts';

const bodyOf = (chunks: readonly Uint8Array<ArrayBuffer>[], isOpen = false) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (!isOpen) controller.close();
    },
  });

const bytes = (text: string) => new TextEncoder().encode(text);

const read = async (body: ReturnType<typeof bodyOf>, silentMs = 1_000) => {
  const events: EventSourceMessage[] = [];
  for await (const event of eventsOf(body, silentMs)) events.push(event);
  return events;
};

const TEXT =
  ':\n\nevent: sentence\ndata: {"text":"¿Qué?"}\n\n:\n\nid: 7\nevent: reply\ndata: {}\n\n';

const EVENTS = [
  { event: 'sentence', id: undefined, data: '{"text":"¿Qué?"}' },
  { event: 'reply', id: '7', data: '{}' },
];

test('events are read, and comments are not', async () => {
  expect(await read(bodyOf([bytes(TEXT)]))).toEqual(EVENTS);
});

test('events may come byte by byte', async () => {
  expect(await read(bodyOf(Array.from(bytes(TEXT), (byte) => Uint8Array.of(byte))))).toEqual(
    EVENTS,
  );
});

test('lines may end as on Windows, and data may have several', async () => {
  const text = 'event: sentence\r\ndata: one\r\ndata: two\r\n\r\n';
  expect(await read(bodyOf([bytes(text)]))).toEqual([
    { event: 'sentence', id: undefined, data: 'one\ntwo' },
  ]);
});

test('half an event is none', async () => {
  expect(await read(bodyOf([bytes('event: sentence\ndata: {"te')]))).toEqual([]);
});

test('a connection that falls silent is broken', async () => {
  await expect(read(bodyOf([bytes(TEXT)], true), 10)).rejects.toThrow('silent');
});
