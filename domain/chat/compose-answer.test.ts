import { expect, test } from 'vitest';
import { parentsPhrases } from '../directory/parents-phrases.ts';
import { composeAnswer } from './compose-answer.ts';

const SPEECH = {
  title: 'Speech therapy',
  address: '/learning/module/speech#pays',
  text: 'Many families ask this first. A plan may pay for speech therapy. Ask for the number of visits. Write it down. Keep the letter.',
  coverage: 0.8,
};

const compose = (question: string, coverage = SPEECH.coverage) =>
  composeAnswer({
    words: parentsPhrases.wordsOf(question),
    language: 'en',
    passages: [
      { ...SPEECH, coverage },
      { ...SPEECH, title: 'Something else', coverage: coverage / 2 },
    ],
    wordsOf: parentsPhrases.wordsOf,
  });

test('an answer begins with the sentence that says most of the question, and names its source', () => {
  expect(compose('does my plan pay for speech therapy')).toEqual({
    outcome: 'answered',
    tier: null,
    sentences: [
      { text: 'A plan may pay for speech therapy.', sources: [0] },
      { text: 'Ask for the number of visits.', sources: [0] },
      { text: 'Write it down.', sources: [0] },
    ],
    sources: [{ title: SPEECH.title, address: SPEECH.address }],
  });
});

test('a passage that speaks of something else is no answer', () => {
  expect(compose('does my plan pay for speech therapy', 0.2)).toBeNull();
});

test('there is no answer without passages', () => {
  expect(
    composeAnswer({
      words: ['why'],
      language: 'en',
      passages: [],
      wordsOf: parentsPhrases.wordsOf,
    }),
  ).toBeNull();
});
