import { expect, test } from 'vitest';
import { linkIn, recoveryStateOf } from './recovery-state.ts';

test('the email that a code was asked for comes along', () => {
  expect(recoveryStateOf({ email: 'ada@example.org' })).toEqual({ email: 'ada@example.org' });
});

test.each([undefined, null, {}, 'ada@example.org', { email: 1 }])(
  'a person who came with %j is asked for it',
  (state) => {
    expect(recoveryStateOf(state)).toBeUndefined();
  },
);

test('the secret of a mailed link is taken from behind the #', () => {
  const secret = 'aB3_-'.padEnd(43, 'x');
  expect(linkIn(`#${secret}`)).toBe(secret);
  for (const hash of ['', '#main', `#${secret}x`, secret]) expect(linkIn(hash)).toBeUndefined();
});
