import { expect, test } from 'vitest';
import { completed, openQuestionOf } from './continued-question.ts';
import { placeAloneIn } from './place-alone.ts';

const goOn = (messages: readonly string[], answer: string, page: 'en' | 'es' = 'en') => {
  const open = openQuestionOf(messages, page);
  const place = placeAloneIn(answer) ?? expect.fail('It is a place.');
  return open && completed(open, { place, page, state: place.state });
};

test.each([
  ['find a speech therapist', '78704', 'find a speech therapist near 78704'],
  ['find a speech therapist near Durhm', 'it’s 27701', 'find a speech therapist near 27701'],
  ['looking for a dentist near me', 'Austin, TX', 'looking for a dentist near Austin, TX'],
  ['is there an ABA clinic in Miami?', 'Orlando', 'is there an ABA clinic near Orlando'],
  ['¿Hay logopedas cerca de 90001?', 'y en 90002', '¿Hay logopedas cerca de 90002'],
])('%s: %s', (question, place, whole) => {
  expect(goOn([question], place)).toBe(whole);
});

test('a question of an unclear language goes on in that of its page', () => {
  expect(goOn(['busco logopeda'], 'en 78704', 'es')).toBe('busco logopeda cerca de 78704');
});

test('a second place takes the place of the first', () => {
  expect(goOn(['find a therapist', 'Durhm', '27701'], '27705')).toBe('find a therapist near 27705');
});

test('the law of a state is asked for again with the state', () => {
  const question = 'what is the autism insurance law in my state';
  expect(goOn([question], 'Texas')).toBe(`${question} (Texas)`);
  expect(goOn([question], 'Austin')).toBe(`${question} (Texas)`);
  expect(goOn([question], 'in Ashburn')).toBe(null);
});

test.each([
  [[]],
  [['how do I appeal?']],
  [['find a therapist', 'how do I appeal?']],
  [['what does the law in Texas say?']],
  [['27701']],
])('a place goes on with no question of %j', (messages) => {
  expect(goOn(messages, '78704')).toBe(null);
});
