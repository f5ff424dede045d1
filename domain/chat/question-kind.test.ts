import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { type QuestionKind, questionKindIn, tells } from './question-kind.ts';

const KINDS: readonly (readonly [question: string, kind: QuestionKind | null])[] = [
  ['how long do I have to appeal', 'how-long'],
  ['how much is Plus', 'how-much'],
  ['how many hours of sleep', 'how-long'],
  ['until what age is it covered', 'age'],
  ['who do I call', 'who'],
  ['where do I change my email', 'where'],
  ['what is a waiver', 'what-is'],
  ['why does he throw things', 'why'],
  ['can I bring a friend', 'may-i'],
  ['how do I get an IEP', 'how-to'],
  ['haircut', null],
  ['¿cuánto tiempo tengo para apelar?', 'how-long'],
  ['¿cuánto cuesta?', 'how-much'],
  ['¿hasta qué edad?', 'age'],
  ['¿por qué tira las cosas?', 'why'],
  ['¿puedo llevar a alguien?', 'may-i'],
  ['what is a waiver\nhow long is the list', 'how-long'],
];

test(
  'a question asks for a kind of thing; of a follow-up, its own words count',
  everyRow(KINDS, ([question, kind]) => {
    expect(questionKindIn(question)).toBe(kind);
  }),
);

test('a sentence with a time tells how long, and one without does not', () => {
  expect(tells('You have 180 days.', 'how-long', 'en')).toBe(true);
  expect(tells('There is a list, and your place depends on the day.', 'how-long', 'en')).toBe(
    false,
  );
  expect(tells('Tiene 180 días.', 'how-long', 'es')).toBe(true);
});
