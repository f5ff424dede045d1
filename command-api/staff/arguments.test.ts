import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { commandOf } from './arguments.ts';
import { listStaff } from './staff.ts';

test('each command is known by its name', () => {
  expect(commandOf(['list'])).toBe(listStaff);
  expect(commandOf(['add', 'ana@example.org', 'support'])).toBeTypeOf('function');
  expect(commandOf(['add', 'ana@example.org', 'analyst'])).toBeTypeOf('function');
  expect(commandOf(['remove', 'ana@example.org'])).toBeTypeOf('function');
  expect(commandOf(['set-tier', 'ana@example.org', 'plus'])).toBeTypeOf('function');
  expect(commandOf(['set-tier', 'ana@example.org', 'plus', '--days', '30'])).toBeTypeOf('function');
  expect(commandOf(['access-log'])).toBeTypeOf('function');
  expect(commandOf(['access-log', '--since', '2026-11-21'])).toBeTypeOf('function');
});

test(
  'anything else is not: …',
  everyRow(
    [
      [],
      ['dance'],
      ['list', 'ana@example.org'],
      ['add'],
      ['add', 'ana@example.org'],
      ['add', 'ana@example.org', 'family'],
      ['add', 'ana@example.org', 'queen'],
      ['add', 'ana@example.org', 'support', 'analyst'],
      ['remove'],
      ['remove', ''],
      ['remove', 'ana@example.org', 'support'],
      ['set-tier', 'ana@example.org'],
      ['set-tier', 'ana@example.org', 'gold'],
      ['set-tier', '', 'plus'],
      ['set-tier', 'ana@example.org', 'plus', '30'],
      ['set-tier', 'ana@example.org', 'plus', '--days'],
      ['set-tier', 'ana@example.org', 'plus', '--days', '0'],
      ['set-tier', 'ana@example.org', 'plus', '--days', '1.5'],
      ['set-tier', 'ana@example.org', 'plus', '--days', '30', 'more'],
      ['set-tier', 'ana@example.org', 'free', '--days', '30'],
      ['add', 'ana@example.org', 'support', '--days', '30'],
      ['access-log', '--since'],
      ['access-log', '--since', 'yesterday'],
      ['access-log', '--since', '2026-02-30'],
      ['access-log', '--since', '2026-11-21', 'more'],
      ['access-log', '2026-11-21'],
    ],
    (args) => {
      expect(commandOf(args)).toBeUndefined();
    },
  ),
);
