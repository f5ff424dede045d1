import { expect, test } from 'vitest';
import { inEnglish, say } from './message.ts';

test('a message is plain data', () => {
  expect(say('Added *{name}* to favorites', { name: 'Bright' })).toEqual({
    message: 'Added *{name}* to favorites',
    values: { name: 'Bright' },
  });
  expect(say('Family', {}, 'a plan')).toEqual({ message: 'Family', values: {}, context: 'a plan' });
});

test.for([
  [say('Signed in'), 'Signed in'],
  [say('Left the guided tour at step {step}', { step: 3 }), 'Left the guided tour at step 3'],
  [say('Until {day}', { day: new Date('2026-11-28T23:30:00Z') }), 'Until 2026-11-28'],
  [
    say('Was put on the {tier} plan', { tier: { stored: 'plus', words: say('Plus') } }),
    'Was put on the plus plan',
  ],
] as const)('%j in English is "%s"', ([message, text]) => {
  expect(inEnglish(message)).toBe(text);
});

test('a value is text, though it looks like a placeholder or a pattern', () => {
  const name = '{other} $& $1';
  expect(inEnglish(say('Viewed *{name}*', { name }))).toBe(`Viewed *${name}*`);
});

test('the values of a message are those that its text names', () => {
  // @ts-expect-error: `name` is missing.
  say('Viewed *{name}*', {});
  // @ts-expect-error: the text has no `name`.
  say('Signed in', { name: 'Bright' });
});
