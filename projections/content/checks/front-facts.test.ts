import { expect, test } from 'vitest';
import { checkContent } from '../check-content.ts';
import { CALM_EVENING, FACT, type Files, factsText, folderOf } from '../content.fixture.ts';
import { sentenceOf } from '../fault.ts';
import { STATE_IN, STATE_PATHS } from '../state.fixture.ts';

const { en: EN, es: ES } = STATE_PATHS;
const { en: STATE, es: SPANISH } = STATE_IN;

const files = (english: string, spanish: string): Files => ({
  ...CALM_EVENING,
  'facts/states.json': factsText({ ...FACT, id: 'tx-law' }),
  [EN]: english,
  [ES]: spanish,
});

const sentencesFor = (english: string, spanish: string = SPANISH): readonly string[] =>
  checkContent(folderOf(files(english, spanish))).faults.map(sentenceOf);

test('a state whose values rest on facts is compiled with them', () => {
  const { items, faults } = checkContent(folderOf(files(STATE, SPANISH)));
  expect(faults).toEqual([]);
  expect(items.find(({ kind }) => kind === 'state')).toMatchObject({
    id: 'texas',
    data: { law: { year: 2007 }, medicaidAba: null },
    texts: { es: { words: { ageLimit: 'Ninguno antes de los 10.' }, sections: [] } },
    facts: [{ id: 'tx-law', source: 'A sleep clinic' }],
  });
});

test('a value without a fact', () => {
  expect(
    sentencesFor(STATE.replace('  statute: A law\n  fact: tx-law\n', '  statute: A law\n')),
  ).toEqual([
    `${EN}:7: The field "law" is not right: a value needs "fact", the id of the fact that it rests on.`,
  ]);
});

test('words without a fact', () => {
  expect(sentencesFor(STATE.replace('  ageLimit: [tx-law]', '  {}'))).toEqual([
    `${EN}:4: "ageLimit" rests on no fact: name one in "facts".`,
  ]);
});

test('a figure that no source supports, in either language', () => {
  const advice = factsText({ ...FACT, id: 'tx-law', verified: 'unverified' });
  const faultsWith = (ageLimit: string): readonly string[] =>
    checkContent(
      folderOf({
        ...files(
          STATE.replace('None under 10.', 'None.'),
          SPANISH.replace('Ninguno antes de los 10.', ageLimit),
        ),
        'facts/states.json': advice,
      }),
    ).faults.map(sentenceOf);
  expect(faultsWith('Ninguno antes de los 10.')).toEqual([
    `${ES}:4: "ageLimit" has a figure, and tx-law is general advice without a source: leave the figure out.`,
  ]);
  expect(faultsWith('Ninguno con 97153 o 0362T.')).toEqual([]);
});

test('a fact for words that are not there', () => {
  expect(sentencesFor(STATE.replace('[tx-law]\n', '[tx-law]\n  notes: [tx-law]\n'))).toEqual([
    `${EN}:21: "facts" names "notes", which is not there.`,
  ]);
});

test('a fact that is not there, and one that no item cites', () => {
  const elsewhere = STATE.replaceAll('tx-law', 'tx-lore');
  expect(sentencesFor(elsewhere)).toEqual([
    'facts/states.json:2: No item cites the fact "tx-law".',
    ...[8, 11, 17, 20].map(
      (line) => `${EN}:${line}: There is no fact "tx-lore" in facts/: is it misspelled?`,
    ),
  ]);
});

test('a fact without a source', () => {
  const { source: _, ...unsourced } = { ...FACT, id: 'tx-law' };
  const { faults } = checkContent(
    folderOf({ ...files(STATE, SPANISH), 'facts/states.json': factsText(unsourced) }),
  );
  expect(faults.map(sentenceOf)).toContainEqual(
    expect.stringContaining('facts/states.json:2: The field "source" is not right'),
  );
});

test('words that one language lacks, at any depth', () => {
  expect(sentencesFor(STATE, SPANISH.replace(/ageLimit: .*\n/, ''))).toEqual([
    `${ES}:1: Only one of texas.en.md and texas.es.md has ageLimit.`,
  ]);
});

test('words that are hard to read', () => {
  const hard =
    'Individually underwritten supplementary limited-benefit indemnification contractual arrangements.';
  expect(sentencesFor(STATE.replace('None under 10.', hard))).toEqual([
    expect.stringContaining(`${EN}:1: It reads at grade `),
  ]);
});

test('an entry of a list without words, and words without an entry', () => {
  const codes = (wording: string) => `---
title: Codes
description: Codes that clinics bill by.
wording:
  ${wording}: Therapy.
codes:
  - id: "97153"
    therapy: aba
    unitMinutes: 15
    fact: tx-law
---
`;
  const { faults } = checkContent(
    folderOf({
      ...files(STATE, SPANISH),
      'therapy-codes/codes.en.md': codes('97154'),
      'therapy-codes/codes.es.md': codes('97154').replace(/codes:[\s\S]*---/, '---'),
    }),
  );
  expect(faults.map(sentenceOf)).toEqual([
    'therapy-codes/codes.en.md:5: "wording.97154" rests on no fact: name one in "facts".',
    'therapy-codes/codes.en.md:5: There are no words for "97153" in "wording".',
    'therapy-codes/codes.en.md:5: There is no entry "97154" in the data.',
  ]);
});
