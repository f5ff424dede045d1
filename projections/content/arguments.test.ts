import { expect, test } from 'vitest';
import { type ContentCommand, contentProgram } from './arguments.ts';

const read = (args: readonly string[]): ContentCommand =>
  contentProgram(() => new Date('2026-11-23')).read(args);

test('commands are read', () => {
  expect(read(['check'])).toEqual({ verb: 'check', directory: undefined });
  expect(read(['check', 'ours'])).toEqual({ verb: 'check', directory: 'ours' });
  expect(read(['publish', 'ours'])).toEqual({ verb: 'publish', directory: 'ours' });
  expect(read(['withdraw'])).toEqual({ verb: 'withdraw' });
});

const CORRECT = ['correct', 'state/texas', 'regulator.phone', '1-800-555-0100'];
const PROOF = ['--source', 'A call', '--by', 'Ana'];

test('a correction is read, of today and at the body itself where it says nothing else', () => {
  const correction = {
    kind: 'state',
    id: 'texas',
    field: 'regulator.phone',
    source: 'A call',
    by: 'Ana',
    on: '2026-11-23',
    url: undefined,
    verified: 'primary',
  };
  const values = ['1-800-555-0100'];
  expect(read([...CORRECT, ...PROOF])).toEqual({ verb: 'correct', correction, values });
  const more = ['--on', '2026-11-20', '--url', 'https://example.org/a', '--verified', 'secondary'];
  expect(read([...CORRECT, ...PROOF, ...more])).toMatchObject({
    correction: { on: '2026-11-20', url: 'https://example.org/a', verified: 'secondary' },
  });
  expect(read(['corrections'])).toEqual({ verb: 'corrections' });
  expect(read(['uncorrect', 'state/texas', 'regulator.phone'])).toEqual({
    verb: 'uncorrect',
    field: { kind: 'state', id: 'texas', field: 'regulator.phone' },
  });
});

test.for([
  ['2007', ['2007', 2007]],
  ['null', [null]],
  ['"so"', ['"so"']],
  ['a text', ['a text']],
] as const)('the value %s may mean %j', ([value, values]) => {
  expect(read([...CORRECT.slice(0, 3), value, ...PROOF])).toMatchObject({ values });
});
