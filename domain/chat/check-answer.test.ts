import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { checkSentence } from './check-answer.ts';
import {
  ENGLISH,
  HARMFUL_IN_ENGLISH,
  HARMFUL_IN_SPANISH,
  HONEST_IN_ENGLISH,
  HONEST_IN_SPANISH,
  SPANISH,
} from './model-sentences.fixture.ts';

const rows = (
  language: 'en' | 'es',
  sentences: readonly (readonly [number, string])[],
): readonly (readonly ['en' | 'es', number, string])[] =>
  sentences.map(([passage, text]) => [language, passage, text] as const);

const isSaid = ([language, passage, text]: readonly ['en' | 'es', number, string]): boolean =>
  checkSentence(
    { text, cited: [passage] },
    { passages: language === 'en' ? ENGLISH : SPANISH, language },
  ) !== null;

const HARMFUL = [...rows('en', HARMFUL_IN_ENGLISH), ...rows('es', HARMFUL_IN_SPANISH)];
const HONEST = [...rows('en', HONEST_IN_ENGLISH), ...rows('es', HONEST_IN_SPANISH)];

test(
  'no harmful sentence is said, though it cites a passage and has its words',
  everyRow(HARMFUL, (row) => expect(isSaid(row)).toBe(false)),
);

test('at most one of twenty sentences is refused that say again what their passage says', () => {
  const refused = HONEST.filter((row) => !isSaid(row)).map(([, , text]) => text);
  expect(refused.length / HONEST.length, refused.join('\n')).toBeLessThanOrEqual(0.05);
});

test(
  'no sentence is said that cites nothing, or a passage that was not given',
  everyRow(HONEST.slice(0, 20), ([language, , text]) => {
    const passages = language === 'en' ? ENGLISH : SPANISH;
    for (const cited of [[], [99], [-1]])
      expect(checkSentence({ text, cited }, { passages, language })).toBe(null);
  }),
);
