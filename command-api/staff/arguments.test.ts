import { expect, test } from 'vitest';
import { program } from './arguments.ts';
import { listStaff } from './staff.ts';

test('each command is known by its name', () => {
  expect(program.read(['list'])).toBe(listStaff);
  expect(program.read(['add', 'ana@example.org', 'support'])).toBeTypeOf('function');
  expect(program.read(['add', 'ana@example.org', 'analyst'])).toBeTypeOf('function');
  expect(program.read(['remove', 'ana@example.org'])).toBeTypeOf('function');
  expect(program.read(['set-tier', 'ana@example.org', 'plus'])).toBeTypeOf('function');
  expect(program.read(['set-tier', 'ana@example.org', 'plus', '--days', '30'])).toBeTypeOf(
    'function',
  );
  expect(program.read(['access-log'])).toBeTypeOf('function');
  expect(program.read(['access-log', '--since', '2026-11-21'])).toBeTypeOf('function');
});
