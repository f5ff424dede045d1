import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { CATEGORY_IDS } from './categories.ts';
import { understand, wordsOf } from './needs.ts';
import { SYNONYMS } from './synonyms.ts';

const PHRASES = SYNONYMS.flatMap(({ phrases }) => phrases);

const needsOf = (text: string) => understand(wordsOf(text)).needs;
const categoriesOf = (text: string) => needsOf(text).map(({ categories }) => categories);

test(
  '"…" means its category, and nothing else',
  everyRow(PHRASES, (phrase) => {
    const synonym = SYNONYMS.find(({ phrases }) => phrases.includes(phrase));
    expect(categoriesOf(phrase)).toEqual([synonym?.categories]);
  }),
);

test('no phrase has two meanings', () => {
  expect(PHRASES.filter((phrase, index) => PHRASES.indexOf(phrase) !== index)).toEqual([]);
});

test('every category can be found in parents’ words', () => {
  const reached = new Set(SYNONYMS.flatMap(({ categories }) => categories));
  expect([...reached].sort()).toEqual([...CATEGORY_IDS].sort());
});

test('at least sixty needs are known', () => {
  expect(SYNONYMS.length).toBeGreaterThanOrEqual(60);
});

test('no word judges a child', () => {
  const judging = /suffer|cure|normal|defect|disorder|handicap|retard|functioning|bad|lazy|naughty/;
  expect(PHRASES.filter((phrase) => judging.test(phrase))).toEqual([]);
});

test(
  '"…" leads to … first',
  everyRow(
    [
      ['My son isn’t talking yet', 'speech-therapy'],
      ['she is not speaking', 'speech-therapy'],
      ['he doesn’t talk', 'speech-therapy'],
      ['PICKY EATERS', 'occupational-therapy'],
      ['won’t eat', 'occupational-therapy'],
      ['meltdowns at school', 'aba-therapy'],
      ['hits other kids', 'aba-therapy'],
      ['keeps running away', 'aba-therapy'],
      ['walks on his toes', 'physical-therapy'],
      ['toe-walking', 'physical-therapy'],
      ['holding a pencil', 'occupational-therapy'],
      ['help with our IEP', 'early-intervention'],
      ['a break for parents', 'community'],
      ['we need a break', 'community'],
      ['autism testing', 'diagnosis'],
      ['where can my daughter be tested for autism', 'diagnosis'],
      ['not sleeping', 'mental-health'],
      ['OT', 'occupational-therapy'],
    ],
    ([text, category]) => {
      expect(categoriesOf(text)[0]?.[0]).toBe(category);
    },
  ),
);

test(
  '"…" is not taken for a need',
  everyRow(
    [
      'break',
      'break dance',
      'test',
      'test prep',
      'talking',
      'toe',
      'eating out',
      'walking tours',
      'ott',
      'aptitude',
      'hitchcock',
      'camper',
      'parents',
      'autism',
    ],
    (text) => {
      expect(needsOf(text)).toEqual([]);
    },
  ),
);

test.each([
  ['scared of the dentist', 'dental'],
  ['teeth grinding', 'dental'],
  ['leg braces', 'physical-therapy'],
  ['stopped talking', 'diagnosis'],
])('in "%s" the longest phrase decides', (text, category) => {
  expect(categoriesOf(text)[0]?.[0]).toBe(category);
});
