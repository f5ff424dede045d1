import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineEvent, StoredEventError } from './event-type.ts';
import { say } from './message.ts';
import { defineStream } from './stream.ts';

const doorOpened = defineEvent({
  type: 'DoorOpened',
  schema: z.object({ door: z.string() }),
  upcasters: [({ name }) => ({ door: name })],
  sentence: ({ door }) => say('Opened *{door}*', { door }),
  examples: [],
});

const doors = defineStream('doors', [doorOpened]);

test('a stream is named after its category and whose it is', () => {
  expect(doors.nameOf('a1')).toBe('doors-a1');
});

test('its events are read in every version and written in the current', () => {
  const front = { type: 'DoorOpened', data: { door: 'front' } } as const;
  expect(doors.parse('DoorOpened', 1, { name: 'front' })).toEqual(front);
  expect(doors.parse('DoorOpened', 2, { door: 'front' })).toEqual(front);
  expect(doors.versionOf(front)).toBe(2);
});

test('an event of another stream is refused', () => {
  expect(() => doors.parse('WindowOpened', 1, {})).toThrow(
    new StoredEventError('A stream of doors holds no WindowOpened.'),
  );
});
