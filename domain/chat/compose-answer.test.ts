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
    question,
    words: parentsPhrases.wordsOf(question),
    language: 'en',
    passages: [
      { ...SPEECH, coverage },
      { ...SPEECH, title: 'Something else', coverage: coverage / 2 },
    ],
    wordsOf: parentsPhrases.wordsOf,
  });

const textsOf = (question: string, passage = SPEECH) =>
  composeAnswer({
    question,
    words: parentsPhrases.wordsOf(question),
    language: 'en',
    passages: [passage],
    wordsOf: parentsPhrases.wordsOf,
  })?.sentences.map(({ text }) => text);

test('an answer begins with the sentence that says most of the question, and names its source', () => {
  expect(compose('does my plan pay for speech therapy')).toEqual({
    outcome: 'answered',
    tier: null,
    sentences: [
      { text: 'A plan may pay for speech therapy.', sources: [0] },
      { text: 'Ask for the number of visits.', sources: [0] },
      { text: 'Write it down.', sources: [0] },
      { text: 'Keep the letter.', sources: [0] },
    ],
    sources: [{ title: SPEECH.title, address: SPEECH.address }],
  });
});

test('a section that speaks of the question from the start is told from its start', () => {
  expect(textsOf('do many families ask about therapy')).toEqual([
    'Many families ask this first.',
    'A plan may pay for speech therapy.',
    'Ask for the number of visits.',
    'Write it down.',
    'Keep the letter.',
  ]);
});

test('an answer does not end with words that introduce a list', () => {
  const text = 'Plans pay. Ask. Wait. Plans pay for speech. You need these steps:\nCall.';
  expect(textsOf('speech', { ...SPEECH, text: `Ask. ${text}` })).toEqual([
    'Ask.',
    'Plans pay.',
    'Ask.',
    'Wait.',
    'Plans pay for speech.',
  ]);
});

test('there is no answer without passages', () => {
  expect(
    composeAnswer({
      question: 'why',
      words: ['why'],
      language: 'en',
      passages: [],
      wordsOf: parentsPhrases.wordsOf,
    }),
  ).toBeNull();
});

test('a sentence that refers to the one before is told with it', () => {
  const texts = textsOf('how many hours of intensive therapy a week', {
    ...SPEECH,
    text: 'Some laws have limits. Kentucky has a law about visits. For young children it asks for 20 hours of intensive therapy a week. Ask your plan.',
  });
  expect(texts?.slice(0, 2)).toEqual([
    'Kentucky has a law about visits.',
    'For young children it asks for 20 hours of intensive therapy a week.',
  ]);
});
