import { describe, expect, test } from 'vitest';
import { catalog, streams } from './contexts.ts';
import { StoredEventError } from './kernel/event-type.ts';
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

describe.for(catalog.map((eventType) => [eventType.type, eventType] as const))(
  '%s',
  ([type, eventType]) => {
    test('has an example of each version', () => {
      expect(eventType.examples).toHaveLength(eventType.currentVersion);
    });

    test('can still be read in every version, and said in words', () => {
      for (const [index, data] of eventType.examples.entries())
        expect(eventType.sentenceFor(index + 1, data)).toMatch(/^[A-Z].{5,}[^.]$/);
    });

    test('describes each field that is not personal', () => {
      for (const [name, { description }] of Object.entries(eventType.fields))
        if (!(name in eventType.personal)) expect(description, name).toMatch(/^[A-Z].+[^.]$/);
    });

    test('can still be read when its personal fields are gone', () => {
      const newest = eventType.examples.at(-1);
      const shredded = Object.keys(eventType.personal).map((path) => [path, SHREDDED]);
      const forgotten = { ...Object(newest), ...Object.fromEntries(shredded) };
      expect(eventType.sentenceFor(eventType.currentVersion, forgotten)).not.toContain('[object');
    });

    test('is refused while one of its personal fields is still encrypted', () => {
      const newest = eventType.examples.at(-1);
      const sealed = { $sealed: { key: 'account/1a2b3c4d', text: 'AAAA' } };
      for (const path of Object.keys(eventType.personal))
        expect(() =>
          eventType.sentenceFor(eventType.currentVersion, { ...Object(newest), [path]: sealed }),
        ).toThrow(StoredEventError);
    });

    test('is held by one kind of stream', () => {
      for (const [index, data] of eventType.examples.entries())
        expect(streams.filter(holds(type, index + 1, data))).toHaveLength(1);
    });
  },
);
