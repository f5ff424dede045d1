import { expect, test } from 'vitest';
import { readCommand } from './arguments.ts';

test('commands are read', () => {
  expect(readCommand(['check'])).toEqual({ verb: 'check', directory: undefined });
  expect(readCommand(['check', 'ours'])).toEqual({ verb: 'check', directory: 'ours' });
  expect(readCommand(['publish', 'ours'])).toEqual({ verb: 'publish', directory: 'ours' });
  expect(readCommand(['withdraw'])).toEqual({ verb: 'withdraw' });
});

test.for([[], ['publish'], ['publish', 'a', 'b'], ['withdraw', 'a'], ['check', 'a', 'b'], ['-h']])(
  '%j is answered with how it is used',
  (args) => {
    expect(() => readCommand(args)).toThrow('npm run content -- check [DIR]');
  },
);
