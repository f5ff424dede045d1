import { describe, expect, test } from 'vitest';
import {
  EN,
  ES,
  inBoth,
  inEnglish,
  inSpanish,
  sectionTwo,
  sentencesFor,
} from '../faults.fixture.ts';

describe('words', () => {
  test('English that is hard to read', () => {
    const hard =
      'Longitudinal investigations demonstrate considerable heterogeneity regarding developmental trajectories, necessitating comprehensive interdisciplinary evaluation';
    const sentences = sentencesFor(
      inEnglish(sectionTwo(`${`${hard}. `.repeat(5)}${hard} [@light-first].`)),
    );
    expect(sentences[0]).toMatch(
      new RegExp(
        `^${EN}:1: It reads at grade \\d+\\.\\d, and 8 is the most\\. Shorter sentences and words help most\\.$`,
      ),
    );
    expect(sentences[1]).toMatch(
      new RegExp(
        `^${EN}:15: The section "two" reads at grade \\d+\\.\\d, and 10 is the most for one section\\.$`,
      ),
    );
    expect(sentences).toHaveLength(2);
  });

  test('words that we do not use, in the text and in front matter', () => {
    const avoided = {
      'avoided-words.txt':
        '# Comment\nsuffer* from: has\nred flag: sign\nhigh-functioning: say in what\n',
    };
    expect(
      sentencesFor({
        ...avoided,
        ...inEnglish((text) =>
          sectionTwo('A child who Suffers\nfrom noise [@light-first].')(
            text.replace('How to end the day well', 'Each red-flag, high functioning'),
          ),
        ),
      }),
    ).toEqual([
      `${EN}:3: We do not write "red flag". Instead: sign.`,
      `${EN}:3: We do not write "high-functioning". Instead: say in what.`,
      `${EN}:17: We do not write "suffer* from". Instead: has.`,
    ]);
  });

  test('a list of them that cannot be read', () => {
    expect(sentencesFor({ 'avoided-words.txt': 'cure\n' })).toEqual([
      'avoided-words.txt:1: A line has the form "phrase: words to use instead".',
    ]);
  });

  test.each([
    ['Diga "basta" [@light-first].', '"'],
    ['Diga «basta» [@light-first].', '«'],
    ["Diga “pida 'más' ahora” [@light-first].", "'más'"],
  ])('other quotation marks in Spanish: %s', (text, mark) => {
    expect(sentencesFor(inSpanish(sectionTwo(text)))).toEqual([
      `${ES}:12: Spanish has the quotation marks “ ”, and ‘ ’ within them: not ${mark}`,
    ]);
  });

  test('quotation marks of Spanish, and an apostrophe of a name', () => {
    const text = "Diga “pida ‘más’ ahora” en Kids' Waivers y Parents' Place [@light-first].";
    expect(sentencesFor(inSpanish(sectionTwo(text)))).toEqual([]);
  });

  test('a title that is too long', () => {
    const long = 'word '.repeat(60).trim();
    expect(sentencesFor(inBoth((text) => text.replace('## two', `## ${long}`)))).toContain(
      `${EN}:15: This line has 299 letters, and 200 are the most.`,
    );
  });
});
