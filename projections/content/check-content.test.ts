import { describe, expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import {
  CALM_EVENING,
  FACT,
  type Files,
  factsText,
  folderOf,
  lessonText,
} from './content.fixture.ts';
import { sentenceOf } from './fault.ts';

const EN = 'lessons/calm-evening.en.md';
const ES = 'lessons/calm-evening.es.md';
const FACTS = 'facts/sleep.json';

const sentencesFor = (changed: Files): readonly string[] =>
  checkContent(folderOf({ ...CALM_EVENING, ...changed })).faults.map(sentenceOf);

/** The same change in each of some files. */
const edited = (files: readonly string[], edit: (text: string) => string): Files =>
  Object.fromEntries(files.map((file) => [file, edit(CALM_EVENING[file] ?? '')]));

const inEnglish = (edit: (text: string) => string): Files => edited([EN], edit);
const inSpanish = (edit: (text: string) => string): Files => edited([ES], edit);
const inBoth = (edit: (text: string) => string): Files => edited([EN, ES], edit);

const SECTION_TWO = /(## two \{#two\}\n\n)[^\n]+\n/;

/** Replaces the text of the second section, which begins in line 17, or 11 in Spanish. */
const sectionTwo =
  (content: string) =>
  (text: string): string =>
    text.replace(SECTION_TWO, `$1${content}\n`);

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
    const avoided = { 'avoided-words.txt': '# Comment\nsuffer* from: has\nred flag: sign\n' };
    expect(
      sentencesFor({
        ...avoided,
        ...inEnglish((text) =>
          sectionTwo('A child who Suffers\nfrom noise [@light-first].')(
            text.replace('How to end the day well', 'Each red flag'),
          ),
        ),
      }),
    ).toEqual([
      `${EN}:3: We do not write "red flag". Instead: sign.`,
      `${EN}:17: We do not write "suffer* from". Instead: has.`,
    ]);
  });

  test('a list of them that cannot be read', () => {
    expect(sentencesFor({ 'avoided-words.txt': 'cure\n' })).toEqual([
      'avoided-words.txt:1: A line has the form "phrase: words to use instead".',
    ]);
  });

  test('a title that is too long', () => {
    const long = 'word '.repeat(60).trim();
    expect(sentencesFor(inBoth((text) => text.replace('## two', `## ${long}`)))).toContain(
      `${EN}:15: This line has 299 letters, and 200 are the most.`,
    );
  });
});

describe('files', () => {
  test.for([
    ['lessons/calm-evening.fr.md', 'A file here is named ID.LANGUAGE.md'],
    ['lessons/Calm Evening.en.md', 'A file here is named ID.LANGUAGE.md'],
    ['recipes/soup.en.md', 'No such file belongs here.'],
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
