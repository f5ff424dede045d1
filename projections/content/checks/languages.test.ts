import { describe, expect, test } from 'vitest';
import { checkContent } from '../check-content.ts';
import { CALM_EVENING, folderOf } from '../content.fixture.ts';
import { sentenceOf } from '../fault.ts';
import { EN, ES, inBoth, inSpanish, sectionTwo, sentencesFor } from '../faults.fixture.ts';

describe('languages', () => {
  test('a translation that is missing', () => {
    const { [ES]: _, ...others } = CALM_EVENING;
    expect(checkContent(folderOf(others)).faults.map(sentenceOf)).toEqual([
      `${EN}:1: It is not there in Spanish: calm-evening.es.md is missing.`,
    ]);
  });

  test('an English text that is missing', () => {
    const { [EN]: _, ...others } = CALM_EVENING;
    expect(checkContent(folderOf(others)).faults.map(sentenceOf)).toEqual([
      `${ES}:1: It is not there in English: calm-evening.en.md is missing.`,
    ]);
  });

  test.for([
    [
      '{#two}',
      '{#dos}',
      'Sections and questions have the same ids in the same order as in calm-evening.en.md: one, two, three, four, five, question-0, question-1, question-2, question-3.',
    ],
    [
      '## two {#two}\n\n',
      '## two {#two}\n\n- ',
      'The section is a list, and a text in calm-evening.en.md.',
    ],
    [
      '## two {#two}\n\n',
      '## two {#two}\n\nHola.\n\n',
      'The section has a paragraph, a paragraph, and a paragraph in calm-evening.en.md.',
    ],
    [
      '## two {#two}\n\n',
      '## two {#two}\n\n[Vea](/learning) esto. ',
      'The section links to other addresses, or in another order, than calm-evening.en.md.',
    ],
    [
      '## two {#two}\n\n',
      '## two {#two}\n\nHola [@light-first]. ',
      'The section cites light-first, light-first, and light-first in calm-evening.en.md.',
    ],
  ] as const)('%s → %s in Spanish only', ([right, wrong, says]) => {
    expect(sentencesFor(inSpanish((text) => text.replace(right, wrong)))).toContain(
      `${ES}:10: ${says}`,
    );
  });

  test('options in another order', () => {
    const swapped = (text: string): string =>
      text
        .replace('- [x] Con una lámpara', '- [ ] Con una lámpara')
        .replace('- [ ] Con una canción', '- [x] Con una canción');
    expect(sentencesFor(inSpanish(swapped))).toContainEqual(
      expect.stringContaining(
        'The options are [ ] [x] [ ], and [x] [ ] [ ] in calm-evening.en.md.',
      ),
    );
  });
});

describe('links', () => {
  test.for([
    ['/learning/module/calm-mornings', 'is dead: there is no such page.'],
    ['/learning/module/calm-evening#six', 'is dead: that page has no section "six".'],
    ['#six', 'is dead: that page has no section "six".'],
    ['/nowhere', 'is dead: there is no such page.'],
    ['http://example.org', 'is not right: it begins with /, https:// or tel:.'],
    ['javascript:alert(1)', 'is not right: it begins with /, https:// or tel:.'],
  ] as const)('%s is refused', ([href, says]) => {
    const sentences = sentencesFor(inBoth(sectionTwo(`[See](${href}) [@light-first].`)));
    expect(sentences).toHaveLength(2);
    expect(sentences[0]).toMatch(
      new RegExp(`^${EN}:17: The link to ".*" ${says.replaceAll('.', '\\.')}$`),
    );
  });

  test.for([
    '/learning/module/calm-evening#one',
    '#one',
    '/resources',
    'https://example.org',
    'tel:988',
  ])('%s is fine', (href) => {
    expect(sentencesFor(inBoth(sectionTwo(`[See](${href}) [@light-first].`)))).toEqual([]);
  });
});
