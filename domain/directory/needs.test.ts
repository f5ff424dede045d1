import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { understand, wordsOf } from './needs.ts';

const understood = (text: string) => understand(wordsOf(text));

test(
  '… is made of the words …',
  everyRow(
    [
      ['José’s  CLINIC', ['jose', 's', 'clinic']],
      ['speech-language', ['speech', 'language']],
      ["won’t, don't", ['wont', 'dont']],
      ["O'Brien", ['o', 'brien']],
      ['ﬁne ℌelp Ⅳ', ['fine', 'help', 'iv']],
      ['日本語 привет', ['日本語', 'привет']],
      ['a\0b \uD800 \u202E', ['a', 'b']],
      ["'; drop table providers; --", ['drop', 'table', 'providers']],
      ['🙂 !!! <>&', []],
      ['', []],
    ],
    ([text, words]) => {
      expect(wordsOf(text)).toEqual(words);
    },
  ),
);

test('very long texts are cut off', () => {
  expect(wordsOf('word '.repeat(500))).toHaveLength(12);
});

test('names and specialties are kept beside a need', () => {
  expect(understood('Bright Steps ABA in Durham')).toMatchObject({
    needs: [{ categories: ['aba-therapy'], words: ['aba'] }],
    words: ['bright', 'steps', 'durham'],
  });
});

test('several needs are all heard', () => {
  expect(understood('not talking and toe walking').needs.map(({ words }) => words)).toEqual([
    ['not', 'talking'],
    ['toe', 'walking'],
  ]);
});

test('common words are weak beside specific ones', () => {
  expect(understood('a good autism therapist, Kowalski')).toEqual({
    needs: [],
    preferences: [],
    words: ['kowalski'],
    faint: ['good', 'autism', 'therapist'],
  });
});

test('weak words count on their own', () => {
  expect(understood('autism support for kids')).toEqual({
    needs: [],
    preferences: [],
    words: ['autism', 'support', 'kids'],
    faint: [],
  });
});

test.each(['the', 'for my', 'b', '', '🙂'])('"%s" says nothing', (text) => {
  expect(understood(text)).toEqual({ needs: [], preferences: [], words: [], faint: [] });
});

test('a word said twice counts once', () => {
  expect(understood('durham durham').words).toEqual(['durham']);
});

test.each([
  ['dentist that takes Medicaid', 'dental', 'medicaid'],
  ['Spanish speaking psychologist', 'mental-health', 'lang:es'],
  ['terapia ABA en español', 'aba-therapy', 'lang:es'],
  ['online counseling', 'mental-health', 'telehealth'],
  ['ABA at home', 'aba-therapy', 'in-home'],
  ['speech therapy accepting new patients', 'speech-therapy', 'accepting'],
])('"%s" needs %s and preferences for %s', (text, category, filter) => {
  expect(understood(text)).toMatchObject({
    needs: [{ categories: [category] }],
    preferences: [{ filter }],
    words: [],
  });
});

test("an insurer's names are a preference", () => {
  for (const text of ['BCBS', 'Blue Cross', 'blue cross blue shield'])
    expect(understood(text).preferences).toMatchObject([
      { saidAs: expect.arrayContaining(['blue cross']) },
    ]);
});

test('a need of its own is no preference', () => {
  expect(understood('help at home')).toMatchObject({
    needs: [{ categories: ['community'] }],
    preferences: [],
  });
});

test('a preference said twice counts once', () => {
  expect(understood('online or virtual counseling').preferences).toHaveLength(1);
});

test.each([
  ['therapist for teens', 'mental-health'],
  ['a counselor or therapist', 'mental-health'],
  ['autism therapy for kids', 'aba-therapy'],
  ['terapia en Durham', 'aba-therapy'],
  ['terapia para mi hija adolescente', 'mental-health'],
])('"%s" names no kind of help, and %s comes first', (text, category) => {
  expect(understood(text).needs[0]?.categories[0]).toBe(category);
});

test.each([
  ['he bit another kid at his preschool', 'aba-therapy'],
  ['panic attacks en la escuela', 'mental-health'],
  ['preschool for a child who bites', 'early-intervention'],
])('of "%s" the need is met by %s, wherever it shows', (text, category) => {
  const main = understood(text).needs.filter(({ isCircumstance }) => isCircumstance !== true);
  expect(main.map(({ categories }) => categories[0])).toEqual([category]);
});

test.each(['hope', 'past', 'como', 'son', 'time'])(
  '"%s" is another word than the one it shares a root with',
  (text) => {
    expect(understood(text).needs).toEqual([]);
  },
);
