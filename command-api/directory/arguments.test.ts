import { expect, test } from 'vitest';
import { program } from './arguments.ts';

test.for([
  ['reports'],
  ['reports', '--all'],
  ['resolve', 'r1'],
  ['resolve', 'r1', '--set', 'phone=919-555-0100', '--set', 'accepting=no', '--note', 'Thank you!'],
  ['resolve', '--note=Thank you!', 'r1'],
  ['correct', 'npi-1', '--set', 'phone='],
  ['withdraw', 'npi-1', 'phone'],
  ['report'],
])('is a command: %j', (args) => {
  expect(program.read(args)).toBeTypeOf('function');
});
