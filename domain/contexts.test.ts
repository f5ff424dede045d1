import { expect, test } from 'vitest';
import { catalog, streams } from './contexts.ts';
import { StoredEventError } from './kernel/event-type.ts';
import { everyRow } from './kernel/every-row.fixture.ts';
import { SHREDDED } from './kernel/personal.ts';

test('no two events share a name', () => {
  const names = catalog.map(({ type }) => type);
  expect(new Set(names).size).toBe(names.length);
});

const holds =
  (type: string, version: number, data: unknown) =>
  ({ parse }: (typeof streams)[number]): boolean => {
    try {
      parse(type, version, data);
      return true;
    } catch (error) {
      if (error instanceof StoredEventError) return false;
      throw error;
    }
  };

/** One test of all events. */
const testEvents = (name: string, check: (eventType: (typeof catalog)[number]) => void): void =>
  test(
    name,
    everyRow(catalog, check, ({ type }) => type),
  );

testEvents('each event has an example of each version', ({ examples, currentVersion }) => {
  expect(examples).toHaveLength(currentVersion);
});

testEvents('each event can still be read in every version, and said in words', (eventType) => {
  for (const [index, data] of eventType.examples.entries())
    expect(eventType.sentenceFor(index + 1, data)).toMatch(/^[A-Z].{5,}[^.]$/);
});

testEvents('each event describes each field that is not personal', ({ fields, personal }) => {
  for (const [name, { description }] of Object.entries(fields))
    if (!(name in personal)) expect(description, name).toMatch(/^[A-Z].+[^.]$/);
});

testEvents('each event can still be read when its personal fields are gone', (eventType) => {
  const newest = eventType.examples.at(-1);
  const shredded = Object.keys(eventType.personal).map((path) => [path, SHREDDED]);
  const forgotten = { ...Object(newest), ...Object.fromEntries(shredded) };
  expect(eventType.sentenceFor(eventType.currentVersion, forgotten)).not.toContain('[object');
});

testEvents('each event is refused while one of its personal fields is encrypted', (eventType) => {
  const newest = eventType.examples.at(-1);
  const sealed = { $sealed: { key: 'account/1a2b3c4d', text: 'AAAA' } };
  for (const path of Object.keys(eventType.personal))
    expect(() =>
      eventType.sentenceFor(eventType.currentVersion, { ...Object(newest), [path]: sealed }),
    ).toThrow(StoredEventError);
});

testEvents('each event is held by one kind of stream', ({ type, examples }) => {
  for (const [index, data] of examples.entries())
    expect(streams.filter(holds(type, index + 1, data))).toHaveLength(1);
});
