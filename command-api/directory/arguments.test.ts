import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { commandOf } from './arguments.ts';

test.for([
  ['reports'],
  ['reports', '--all'],
  ['resolve', 'r1'],
  ['resolve', 'r1', '--set', 'phone=919-555-0100', '--set', 'accepting=no', '--note', 'Thank you!'],
  ['resolve', '--note=Thank you!', 'r1'],
  ['correct', 'npi-1', '--set', 'phone='],
  ['withdraw', 'npi-1', 'phone'],
])('is a command: %j', (args) => {
  expect(commandOf(args)).toBeTypeOf('function');
});

test(
  'is no command: …',
  everyRow(
    [
      [],
      ['dance'],
      ['reports', 'r1'],
      ['reports', '--most'],
      ['resolve'],
      ['resolve', 'r1', 'r2'],
      ['resolve', 'r1', '--set'],
      ['correct', 'npi-1'],
      ['correct', '--set', 'phone='],
      ['correct', 'npi-1', '--set', 'phone=', '--note', 'Thank you!'],
      ['withdraw', 'npi-1'],
      ['withdraw', 'npi-1', ''],
      ['withdraw', 'npi-1', 'phone', '--set', 'phone='],
    ],
    (args) => {
      expect(commandOf(args)).toBeUndefined();
    },
  ),
);

test('an invalid value is refused in a sentence', () => {
  expect(() => commandOf(['resolve', 'r1', '--set', 'phone=1'])).toThrow(
    /^phone: is no US telephone number\.$/,
  );
  expect(() => commandOf(['resolve', 'r1', '--note', 'x'.repeat(1_001)])).toThrow(
    'The words for the family may have 1000 letters at most.',
  );
});
