import { describe, expect, test } from 'vitest';
import { FACT, factsText } from '../content.fixture.ts';
import {
  EN,
  ES,
  FACTS,
  inBoth,
  inEnglish,
  inSpanish,
  sectionTwo,
  sentencesFor,
} from '../faults.fixture.ts';

describe('facts', () => {
  test('a citation of one that is not there', () => {
    expect(sentencesFor(inBoth(sectionTwo('Sit down [@lihgt-first].')))).toContain(
      `${EN}:17: There is no fact "lihgt-first" in facts/: is it misspelled?`,
    );
  });

  test('a section that cites none', () => {
    expect(sentencesFor(inBoth(sectionTwo('Sit down.')))).toContain(
      `${EN}:15: The section "two" cites no fact: [@fact-id] after its sentence.`,
    );
  });

  test('one that no lesson cites', () => {
    expect(sentencesFor({ [FACTS]: factsText(FACT, { ...FACT, id: 'warm-milk' }) })).toEqual([
      `${FACTS}:10: No item cites the fact "warm-milk".`,
    ]);
  });

  test('a figure that rests on general advice', () => {
    const changed = {
      [FACTS]: factsText(FACT, { ...FACT, id: 'advice', verified: 'unverified' }),
      ...inBoth(sectionTwo('Sit down. Wait 20 minutes [@advice].')),
    };
    expect(sentencesFor(changed)).toContain(
      `${EN}:17: "Wait 20 minutes" has a figure, and advice is general advice without a source: leave the figure out.`,
    );
    expect(
      sentencesFor({ ...changed, ...inBoth(sectionTwo('At 8 sit down. Wait a while [@advice].')) }),
    ).toEqual([]);
  });

  test('fields that are not right', () => {
    const wrong = { ...FACT, asOf: 'April 2025', verified: 'maybe', links: [] };
    expect(sentencesFor({ [FACTS]: factsText(wrong) })).toEqual(
      expect.arrayContaining([
        `${FACTS}:2: There is no field "links". Is it misspelled?`,
        `${FACTS}:7: The field "asOf" is not right: a date such as 2025, 2025-04 or 2025-04-15, or "undated".`,
        `${FACTS}:8: The field "verified" is not right: invalid option: expected one of "primary"|"secondary"|"unverified".`,
      ]),
    );
  });

  test('two with one id, and a file that is no list', () => {
    expect(sentencesFor({ [FACTS]: factsText(FACT, FACT) })).toEqual([
      `${FACTS}:10: The fact "light-first" is there twice: each has its own id.`,
    ]);
    expect(sentencesFor({ [FACTS]: '{"id": 1' })).toContainEqual(
      expect.stringContaining(`${FACTS}:1: It cannot be read: `),
    );
  });
});

describe('front matter', () => {
  test.for([
    [
      'category: resource-finding',
      'category: cooking',
      4,
      'The field "category" is not right: invalid option',
    ],
    [
      'minutes: 5',
      'minutes: "5"',
      6,
      'The field "minutes" is not right: invalid input: expected number',
    ],
    ['xp: 50', 'xp: 5000', 7, 'The field "xp" is not right: too big'],
    ['topics: [sleep]', 'topics: [sleep, naps]', 8, 'The field "topics" is not right'],
    [
      'title: A calm evening',
      'tilte: A calm evening',
      2,
      'There is no field "tilte". Is it misspelled?',
    ],
    ['title: A calm evening', 'title: A: calm', 2, 'It cannot be read: '],
    ['topics: [sleep]', 'topics: &all [sleep]\nnext: *all', 2, 'It cannot be read: aliases'],
    ['xp: 50', 'xp: 50\nxp: 60', 8, 'It cannot be read: Map keys must be unique'],
  ] as const)('%s → %s', ([right, wrong, line, says]) => {
    expect(sentencesFor(inEnglish((text) => text.replace(right, wrong)))).toContainEqual(
      expect.stringMatching(new RegExp(`^${EN}:${line}: ${says.replaceAll(/[?.]/g, '\\$&')}`)),
    );
  });

  test('none at all', () => {
    expect(sentencesFor(inEnglish((text) => text.replace(/^---.*?---\n/s, '')))).toContain(
      `${EN}:1: The file begins with front matter between two lines of ---.`,
    );
  });

  test('data in the translation', () => {
    expect(sentencesFor(inSpanish((text) => text.replace('---\n', '---\nxp: 50\n')))).toContain(
      `${ES}:2: "xp" is the same in every language: it stands in calm-evening.en.md only.`,
    );
  });

  test('a badge in one language only', () => {
    expect(
      sentencesFor(inSpanish((text) => text.replace('---\n', '---\nbadge: Luna\n'))),
    ).toContain(`${ES}:1: Only one of calm-evening.en.md and calm-evening.es.md has badge.`);
  });

  test('a next lesson that is not there', () => {
    expect(
      sentencesFor(inEnglish((text) => text.replace('xp: 50', 'xp: 50\nnext: [calm-morning]'))),
    ).toEqual([`${EN}:8: "next" names calm-morning, and there is no such lesson.`]);
  });
});
