import { expect, test } from 'vitest';
import { parentsPhrases } from '../directory/parents-phrases.ts';
import { type AnswerPassage, composeAnswer } from './compose-answer.ts';

/** Longer than what is told as a whole. */
const FILLER = 'Families in many towns meet people who listen well and who know this road. '.repeat(
  6,
);

const passageOf = (text: string, more: Partial<AnswerPassage> = {}): AnswerPassage => ({
  title: 'Speech therapy',
  address: '/learning/module/speech#pays',
  text,
  coverage: 0.8,
  ...more,
});

const compose = (question: string, ...passages: readonly AnswerPassage[]) =>
  composeAnswer({
    question,
    words: parentsPhrases.wordsOf(question),
    language: 'en',
    passages,
    wordsOf: parentsPhrases.wordsOf,
  });

const textsOf = (question: string, ...passages: readonly AnswerPassage[]) =>
  compose(question, ...passages)?.sentences.map(({ text }) => text) ?? [];

test('a short section is told as a whole, and names its source', () => {
  expect(compose('who pays', passageOf('A plan may pay. Ask for the number.'))).toEqual({
    outcome: 'answered',
    tier: null,
    sentences: [
      { text: 'A plan may pay.', sources: [0] },
      { text: 'Ask for the number.', sources: [0] },
    ],
    sources: [{ title: 'Speech therapy', address: '/learning/module/speech#pays' }],
  });
});

test('the answer from a long section begins where most of the question is said', () => {
  const texts = textsOf(
    'does my plan pay for speech therapy visits',
    passageOf(`${FILLER}A plan may pay for speech therapy visits. Write it down.`),
  );
  expect(texts).toEqual(['A plan may pay for speech therapy visits.', 'Write it down.']);
});

test('numbers, days and names are never left out', () => {
  const texts = textsOf(
    'does my plan pay for speech therapy visits',
    passageOf(`Call within 180 days. ${FILLER}A plan may pay for speech therapy visits.`),
  );
  expect(texts).toEqual(['Call within 180 days.', 'A plan may pay for speech therapy visits.']);
});

test('a sentence that refers to the one before is told with it', () => {
  const texts = textsOf(
    'how many hours of intensive therapy a week',
    passageOf(
      `${FILLER}Kentucky has a law about visits. For young children it asks for 20 hours of intensive therapy a week.`,
    ),
  );
  expect(texts).toEqual([
    'Kentucky has a law about visits.',
    'For young children it asks for 20 hours of intensive therapy a week.',
  ]);
});

test('an answer does not end with words that introduce a list', () => {
  expect(textsOf('who pays', passageOf('Many plans pay it. You need these steps:'))).toEqual([
    'Many plans pay it.',
  ]);
});

test('the words in bold that begin a line stay with what they name', () => {
  expect(textsOf('who pays', passageOf('Self-funded. Your employer pays.'))).toEqual([
    'Self-funded. Your employer pays.',
  ]);
});

test('the state and the kind of plan are those of the question', () => {
  const lines = passageOf('Texas: call 1.\nOhio: call 2.', { isList: true });
  expect(textsOf('whom do I call in Ohio', lines)).toEqual(['Ohio: call 2.']);
  const appeals = passageOf('With Medicaid you have 60 days. With a job you have 180 days.');
  expect(textsOf('how long do I have with Medicaid', appeals)).toEqual([
    'With Medicaid you have 60 days.',
  ]);
});

test('a page about one kind of plan does not answer where the question names none', () => {
  const tricare = passageOf('You have 90 days.', { title: 'TRICARE', address: '/a', fit: 9 });
  const all = passageOf('You have 180 days.', { title: 'Appeals', address: '/b', fit: 8 });
  expect(compose('how long do I have to appeal', tricare, all)?.sources[0]?.address).toBe('/b');
});

test('lines of a list are told where they answer, and no others', () => {
  const codes = passageOf('97151: A test.\n97153: Therapy by a technician.\n92507: Speech.', {
    isList: true,
  });
  expect(textsOf('what is 97153', codes)).toEqual(['97153: Therapy by a technician.']);
});

test('a second section is told only where it fits nearly as well and answers', () => {
  const first = passageOf('The school has 30 days to meet.', { address: '/s#one', fit: 10 });
  const near = passageOf('The school has 60 days.', { address: '/s#two', fit: 9.5 });
  const far = { ...near, fit: 5 };
  expect(textsOf('how long does the school have', first, near)).toHaveLength(2);
  expect(textsOf('how long does the school have', first, far)).toHaveLength(1);
});

test('a section with the figure that is asked for comes before one that fits a little better', () => {
  const first = passageOf('The school needs your consent.', { address: '/s#one', fit: 10 });
  const near = passageOf('The school has 60 days.', { address: '/s#two', fit: 8 });
  const far = { ...near, fit: 5 };
  expect(textsOf('how long does the school have', first, near)).toEqual([
    'The school has 60 days.',
  ]);
  expect(textsOf('how long does the school have', first, far)).toEqual([
    'The school needs your consent.',
  ]);
});

test('lines of a page of fields are told whole, and the name that it is about is no sign', () => {
  const page = passageOf(
    'Ohio has had rules for insurance since 2017.\nLimit a year: None under age 10. From age 10 on, $36,000 a year.\nMedicaid in Ohio covers ABA.',
    { address: '/insurance-help/OHIO', title: 'Ohio', isList: true },
  );
  expect(textsOf('limit a year in Ohio', page)).toEqual([
    'Limit a year: None under age 10. From age 10 on, $36,000 a year.',
  ]);
  expect(compose('dragons of Ohio', page)).toBeNull();
});

test('a sentence that explains the one that answers goes with it', () => {
  const filler = 'A long sentence about something else that is here to fill the section a lot. ';
  const text = `${filler.repeat(6)}One word to know is assent. It means that a child is willing.`;
  expect(textsOf('what is assent', passageOf(text)).at(-1)).toBe(
    'It means that a child is willing.',
  );
});

test('there is no answer without passages', () => {
  expect(compose('why')).toBeNull();
});
