import { expect, test } from 'vitest';
import { recoveryStateOf } from './recovery-state.ts';

test('the email that a code was asked for comes along', () => {
  expect(recoveryStateOf({ email: 'ada@example.org' })).toEqual({ email: 'ada@example.org' });
});

test.each([undefined, null, {}, 'ada@example.org', { email: 1 }])(
  'a person who came with %j is asked for it',
  (state) => {
    expect(recoveryStateOf(state)).toBeUndefined();
  },
);
