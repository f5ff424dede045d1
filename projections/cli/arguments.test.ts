import { expect, test } from 'vitest';
import { program } from './arguments.ts';
import { retryAllParked, showStatus } from './commands.ts';

test('each command is known by its name', () => {
  expect(program.read(['status'])).toBe(showStatus);
  expect(program.read(['retry-parked'])).toBe(retryAllParked);
  expect(program.read(['rebuild', 'favorites'])).toBeTypeOf('function');
  expect(program.read(['verify', 'timeline'])).toBeTypeOf('function');
  expect(program.read(['verify', 'favorites', 'timeline'])).toBeTypeOf('function');
});
