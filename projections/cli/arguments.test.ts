import { expect, test } from 'vitest';
import { commandOf } from './arguments.ts';
import { retryAllParked, showStatus } from './commands.ts';

test('each command is known by its name', () => {
  expect(commandOf(['status'])).toBe(showStatus);
  expect(commandOf(['retry-parked'])).toBe(retryAllParked);
  expect(commandOf(['rebuild', 'favorites'])).toBeTypeOf('function');
  expect(commandOf(['verify', 'timeline'])).toBeTypeOf('function');
  expect(commandOf(['verify', 'favorites', 'timeline'])).toBeTypeOf('function');
});

test.for([
  [],
  ['dance'],
  ['rebuild'],
  ['rebuild', 'nothing'],
  ['rebuild', 'favorites', 'nothing'],
  ['verify', 'favorites', 'favorites'],
  ['status', 'favorites'],
  ['retry-parked', 'favorites'],
])('is no command: %j', (args) => {
  expect(commandOf(args)).toBeUndefined();
});
