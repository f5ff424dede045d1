import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineEvent, StoredEventError } from './event-type.ts';
import { say } from './message.ts';
import { personal } from './personal.ts';

const doorOpened = defineEvent({
  type: 'DoorOpened',
  schema: z.object({ door: z.string(), by: z.string().nullable(), wide: z.boolean() }),
  upcasters: [
    ({ name, ...rest }) => ({ ...rest, door: name }),
    (data) => ({ ...data, by: null, wide: false }),
  ],
  sentence: ({ door }) => say('Opened *{door}*', { door }),
  examples: [],
});

test('stored data of every version arrives in the current shape', () => {
  const now = { type: 'DoorOpened', data: { door: 'front', by: null, wide: false } };
  expect(doorOpened.parse(1, { name: 'front' })).toEqual(now);
  expect(doorOpened.parse(2, { door: 'front' })).toEqual(now);
  expect(doorOpened.parse(3, { door: 'front', by: null, wide: false })).toEqual(now);
});

test('data is lifted to the current shape without a look at its fields, which may be sealed', () => {
  const sealed = { door: { $sealed: 'nobody knows' }, by: null, wide: false };
  expect(doorOpened.lift(3, sealed)).toBe(sealed);
  expect(doorOpened.lift(1, { name: sealed.door })).toEqual(sealed);
  expect(() => doorOpened.lift(4, sealed)).toThrow(StoredEventError);
});

test('the current version follows from the upcasters', () => {
  expect(doorOpened.currentVersion).toBe(3);
});

test.for([0, 4, 1.5])('an unknown version is refused: %s', (version) => {
  expect(() => doorOpened.parse(version, {})).toThrow(StoredEventError);
});

test('an error names the invalid fields and never their data', () => {
  expect(() => doorOpened.parse(3, { door: 7, by: 'a secret', wide: 'a secret' })).toThrow(
    new StoredEventError('A DoorOpened of version 3 has invalid fields: door, wide.'),
  );
  expect(() => doorOpened.parse(3, 'a secret')).toThrow(
    'The data of a DoorOpened is not an object.',
  );
});

test('the sentence reads the current shape, from any stored version', () => {
  expect(doorOpened.sentenceFor(1, { name: 'front' })).toBe('Opened *front*');
});

test('its personal fields are those that the schema marks', () => {
  const event = { type: 'NoteLeft', sentence: () => say('Left a note'), examples: [] } as const;
  const note = personal(z.string(), 'account');
  expect(defineEvent({ ...event, schema: z.object({ door: z.string(), note }) }).personal).toEqual({
    note: { retention: 'account' },
  });
  expect(() => defineEvent({ ...event, schema: z.object({ notes: z.array(note) }) })).toThrow(
    'Field notes has a personal part',
  );
  expect(doorOpened.personal).toEqual({});
});
