import { describe, expect, test } from 'vitest';
import { EN, ES, inBoth, inEnglish, sectionTwo, sentencesFor } from '../faults.fixture.ts';

describe('markup', () => {
  test.for([
    [
      '<script>alert(1)</script>',
      `HTML is not allowed: "<script>alert(1)</script>". Write Markdown.`,
    ],
    ['Read <b>this</b> [@light-first].', 'HTML is not allowed: "<b>". Write Markdown.'],
    ['`code` [@light-first]', 'Code is not allowed here. Use plain words.'],
    ['- [x] One [@light-first]', 'Boxes to tick belong below "# Questions".'],
    ['- One [@light-first]\n  - Two', 'An item of a list, or a quote, has plain sentences only.'],
    [
      '```\ncode\n```\n\nMore [@light-first].',
      'A section has paragraphs, lists, quotes and pictures only; this is Markdown for "code".',
    ],
    [
      'See ![it](a.svg) [@light-first].',
      'A picture needs a paragraph of its own, with an empty line around it.',
    ],
  ] as const)('%s is refused', ([content, says]) => {
    const sentences = sentencesFor(inBoth(sectionTwo(content)));
    expect(sentences.some((sentence) => sentence.endsWith(says))).toBe(true);
    expect(sentences.some((sentence) => sentence.startsWith(`${EN}:`))).toBe(true);
  });

  test('the sentence names file and line', () => {
    expect(sentencesFor(inEnglish(sectionTwo('Read <b>this</b> [@light-first].')))).toContain(
      `${EN}:17: HTML is not allowed: "<b>". Write Markdown.`,
    );
  });
});

describe('sections', () => {
  test('a heading without an id', () => {
    expect(sentencesFor(inEnglish((text) => text.replace(' {#two}', '')))).toContain(
      `${EN}:15: The heading "two" needs an id at its end, in lower-case letters, digits and dashes: {#like-this}.`,
    );
  });

  test('an id that is there twice', () => {
    expect(sentencesFor(inEnglish((text) => text.replace('{#two}', '{#one}')))).toContain(
      `${EN}:15: The id "one" is there twice: each has its own.`,
    );
  });

  test('too few of them', () => {
    const sentences = sentencesFor(
      inBoth((text) => text.replace(/## two \{#two\}\n\n[^\n]+\n\n/, '')),
    );
    expect(sentences).toEqual([
      `${EN}:1: There are 4 sections, and there should be 5 to 7.`,
      `${ES}:1: There are 4 sections, and there should be 5 to 7.`,
    ]);
  });

  test('an empty one, and a paragraph below no heading', () => {
    const sentences = sentencesFor(inEnglish(sectionTwo('')));
    expect(sentences).toContain(`${EN}:15: The section "two" is empty.`);
    expect(sentencesFor(inEnglish((text) => text.replace('## one {#one}', '')))).toContain(
      `${EN}:13: Every paragraph belongs below a heading: ## Title {#id}.`,
    );
  });

  test('a heading of another depth', () => {
    expect(sentencesFor(inEnglish((text) => text.replace('## two', '### two')))).toContain(
      `${EN}:15: A section has a heading with two #: ## Title {#id}.`,
    );
  });

  test('ten thousand words', () => {
    const long = 'Sit with your child. '.repeat(2_500);
    const sentences = sentencesFor(inBoth(sectionTwo(`${long}[@light-first]`)));
    expect(sentences).toContain(
      `${EN}:15: The section "two" has 10000 words, and 250 are the most: it is read on a phone.`,
    );
  });
});

describe('questions', () => {
  test('two right answers, or none', () => {
    const both = sentencesFor(inBoth((text) => text.replace('- [ ]', '- [x]')));
    expect(both).toContainEqual(
      expect.stringContaining(
        '2 options are marked as right with [x], and it should be exactly one.',
      ),
    );
    const none = sentencesFor(inBoth((text) => text.replace('- [x]', '- [ ]')));
    expect(none).toContainEqual(
      expect.stringContaining(
        '0 options are marked as right with [x], and it should be exactly one.',
      ),
    );
  });

  test('an option without its explanation', () => {
    expect(
      sentencesFor(inEnglish((text) => text.replace('  Many parents try this first.\n', ''))),
    ).toContainEqual(
      expect.stringContaining(
        'An option is followed by one indented paragraph, after an empty line, that says why it is right or why it is an honest mistake.',
      ),
    );
  });

  test('an option without a box', () => {
    expect(sentencesFor(inEnglish((text) => text.replace('- [ ] With', '- With')))).toContainEqual(
      expect.stringContaining('An option begins with "- [x]" when it is right'),
    );
  });

  test('too few of them, and none at all', () => {
    const sentences = sentencesFor(
      inBoth((text) => text.slice(0, text.indexOf('### ', text.indexOf('{#question-2}')))),
    );
    expect(sentences).toContain(`${EN}:1: There are 3 questions, and there should be 4 to 6.`);
    expect(sentencesFor(inBoth((text) => text.slice(0, text.indexOf('# Questions'))))).toContain(
      `${EN}:1: There are 0 questions, and there should be 4 to 6.`,
    );
  });

  test('the right answer always at the same place', () => {
    const first = inBoth((text) =>
      text
        .replaceAll(/- \[.\] (With a lamp|Con una lámpara)/g, '- [x] $1')
        .replaceAll(/- \[.\] (With a (?:song|list)|Con una (?:canción|lista))/g, '- [ ] $1'),
    );
    expect(sentencesFor(first)).toContainEqual(
      expect.stringContaining(
        'The right answer is at the same place in every question: move some.',
      ),
    );
  });

  test('a right answer without a fact', () => {
    expect(
      sentencesFor(
        inBoth((text) =>
          text.replace(/(ends well\.|termina bien el día\.) \[@light-first\]/, '$1'),
        ),
      ),
    ).toContainEqual(
      expect.stringContaining(
        'The explanation of the right answer cites no fact: [@fact-id] after its sentence.',
      ),
    );
  });
});
