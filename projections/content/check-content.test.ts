import { describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { CALM_EVENING, type Files, folderOf, lessonText } from './content.fixture.ts';
import { sentenceOf } from './fault.ts';
import { EN, ES, inBoth, inEnglish, sectionTwo, sentencesFor } from './faults.fixture.ts';

test('a folder without faults is compiled', () => {
  const { items, faults } = checkContent(folderOf(CALM_EVENING));
  expect(faults).toEqual([]);
  expect(items).toMatchObject([
    {
      kind: 'lesson',
      id: 'calm-evening',
      data: { category: 'resource-finding', minutes: 5, xp: 50, topics: ['sleep'], next: [] },
      texts: {
        en: { words: { title: 'A calm evening' } },
        es: { words: { title: 'Una noche tranquila' } },
      },
      facts: [
        { id: 'light-first', source: 'A sleep clinic', asOf: '2025-04', verified: 'primary' },
      ],
    },
  ]);
  expect(items[0]?.texts.en?.sections[0]).toEqual({
    id: 'one',
    title: 'one',
    kind: 'text',
    blocks: [
      {
        kind: 'paragraph',
        runs: [
          { text: 'Turn off the light and sit with your child' },
          { facts: ['light-first'] },
          { text: '.' },
        ],
      },
    ],
  });
});

test('the kind of a section follows from its content', () => {
  const kindOf = (content: string): string | undefined =>
    checkContent(folderOf({ ...CALM_EVENING, ...inBoth(sectionTwo(content)) })).items[0]?.texts.en
      ?.sections[1]?.kind;
  expect(kindOf('- One [@light-first]\n- Two')).toBe('list');
  expect(kindOf('> One thought [@light-first]')).toBe('highlight');
  expect(kindOf('First:\n\n- One [@light-first]')).toBe('text');
});

describe('files', () => {
  test.for([
    ['lessons/calm-evening.fr.md', 'A file here is named ID.LANGUAGE.md'],
    ['lessons/Calm Evening.en.md', 'A file here is named ID.LANGUAGE.md'],
    ['songs/soup.en.md', 'No such file belongs here.'],
    ['notes.txt', 'No such file belongs here.'],
  ] as const)('%s belongs nowhere', ([path, says]) => {
    expect(sentencesFor({ [path]: 'x' })).toEqual([expect.stringContaining(`${path}:1: ${says}`)]);
  });
});

describe('exceptions', () => {
  const hard = inEnglish((text) =>
    text.replaceAll('sit with your child', 'contemplate interdisciplinary evaluation'),
  );
  const exception = (rule: string, file: string): Files => ({
    'exceptions.yaml': `- rule: ${rule}\n  file: ${file}\n  reason: The term is the law's.\n`,
  });

  test('an excused file has no such fault', () => {
    expect(sentencesFor(hard)).not.toEqual([]);
    expect(sentencesFor({ ...hard, ...exception('reading-grade', EN) })).toEqual([]);
  });

  test('a translation may be excused', () => {
    const { [ES]: _, ...others } = CALM_EVENING;
    const { faults, items } = checkContent(
      folderOf({ ...others, ...exception('translation', EN) }),
    );
    expect(faults).toEqual([]);
    expect(Object.keys(items[0]?.texts ?? {})).toEqual(['en']);
  });

  test('one that excuses nothing, or from a rule that none is excused from', () => {
    expect(sentencesFor(exception('reading-grade', EN))).toEqual([
      `exceptions.yaml:1: ${EN} needs no exception from "reading-grade" any more: remove it.`,
    ]);
    expect(sentencesFor(exception('markup', EN))).toEqual([
      expect.stringContaining('exceptions.yaml:1: The field "rule" is not right'),
    ]);
  });
});

describe("an operator's own folder", () => {
  const base = checkContent(folderOf(CALM_EVENING));
  const own = (files: Files) => checkContent(folderOf(files), base);

  test('may cite and link to ours, and needs no facts of its own', () => {
    const link = (text: string): string =>
      sectionTwo('[See](/learning/module/calm-evening#one) [@light-first].')(text);
    const { faults, items } = own({
      'lessons/our-group.en.md': link(lessonText('en')),
      'lessons/our-group.es.md': link(lessonText('es')),
    });
    expect(faults).toEqual([]);
    expect(items.map(({ id }) => id)).toEqual(['our-group']);
  });

  test('may not take a section away that another of our lessons links to', () => {
    const linking = checkContent(
      folderOf({
        ...CALM_EVENING,
        ...Object.fromEntries(
          (['en', 'es'] as const).map((language) => [
            `lessons/calm-morning.${language}.md`,
            sectionTwo('[See](/learning/module/calm-evening#one) [@light-first].')(
              lessonText(language),
            ),
          ]),
        ),
      }),
    );
    const renamed = (text: string): string => text.replace('{#one}', '{#uno}');
    const { faults } = checkContent(
      folderOf({ [EN]: renamed(lessonText('en')), [ES]: renamed(lessonText('es')) }),
      linking,
    );
    expect(faults.map(sentenceOf)).toEqual([
      'lessons/calm-morning.en.md:17: The link to "/learning/module/calm-evening#one" is dead: that page has no section "one".',
      'lessons/calm-morning.es.md:12: The link to "/learning/module/calm-evening#one" is dead: that page has no section "one".',
    ]);
  });
});
