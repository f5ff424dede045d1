import { expect, test } from 'vitest';
import { read, trackedFiles } from './repository.fixture.ts';

const listed = (...patterns: readonly string[]): readonly string[] => trackedFiles(...patterns);

interface Rejected {
  readonly term: string;
  /** The name to use instead. */
  readonly name: string;
}

/** The bold terms in the column "not". The others are only wrong for the concept of their row. */
const rejectedTerms = (glossary: string): readonly Rejected[] =>
  glossary.split(/^## /m).flatMap((section) => {
    const [header, , ...rows] = section
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').map((cell) => cell.trim()));
    const column = header?.indexOf('not') ?? -1;
    return rows.flatMap((cells) =>
      Array.from((cells[column] ?? '').matchAll(/\*\*(.+?)\*\*/g), ([, term]) => ({
        term: term ?? '',
        name: (cells[1] ?? '').replaceAll('*', ''),
      })),
    );
  });

/** `startTestProjector`, `START_TEST` and `start-test.ts` as words, with spaces around. */
const wordsOf = (text: string): string => {
  const words = text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase();
  return ` ${words.split(/[^a-z0-9]+/).join(' ')} `;
};

/** Whether a term occurs in `words`, in the singular or the plural. */
const usedIn = (words: string, wanted: string): boolean =>
  words.includes(`${wanted} `) || words.includes(`${wanted}s `);

const uses = (text: string, term: string): boolean =>
  usedIn(wordsOf(text), wordsOf(term).trimEnd());

/** Identifiers of a source, without its comments, texts and patterns. */
const identifiersOf = (source: string): ReadonlySet<string> =>
  new Set(
    source
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .replaceAll(/(?<=[=(,]\s*)\/(?:\\.|[^/\\\n])+\/[a-z]*/g, '')
      .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '')
      .replaceAll(/`(?:[^`\\]|\\.)*`/g, (template) =>
        (template.match(/\$\{[^}]*\}/g) ?? []).join(' '),
      )
      .match(/[A-Za-z_$][\w$]*/g),
  );

/** The embedded servers use the names of the protocols that they speak. */
const sources = listed('*.ts', '*.tsx', ':!infra/embedded');

const glossary = read('docs/glossary.md');
const rejected = rejectedTerms(glossary).map((each) => ({
  ...each,
  wanted: wordsOf(each.term).trimEnd(),
}));

const found = (texts: Iterable<string>, where: string): readonly string[] =>
  Array.from(texts).flatMap((text) => {
    const words = wordsOf(text);
    return rejected
      .filter(({ wanted }) => usedIn(words, wanted))
      .map(({ term, name }) => `${where}: "${text}" says "${term}" for "${name}"`);
  });

test('the glossary rejects terms', () => {
  expect(rejected.length).toBeGreaterThan(40);
});

test('no file is named with a rejected term', () => {
  expect(sources.flatMap((file) => found([file], 'name of a file'))).toEqual([]);
});

test('no identifier uses a rejected term', () => {
  const files = new Map<string, string>();
  for (const file of sources)
    for (const identifier of identifiersOf(read(file))) files.set(identifier, file);
  expect(Array.from(files).flatMap(([name, file]) => found([name], file))).toEqual([]);
});

test('no English message uses a rejected term', () => {
  const messages = listed('locales/en/*.po').flatMap((file) =>
    Array.from(read(file).matchAll(/^msgid (?:".*"\n)+/gm), ([message]) => found([message], file)),
  );
  expect(messages.flat()).toEqual([]);
});

test.each([
  ['startTestProjector', true],
  ['PROJECTORS', true],
  ['old-projector.ts', true],
  ['dead-letter', false],
  ['projection', false],
])('%s is found: %s', (text, isFound) => {
  expect(uses(text, 'projector')).toBe(isFound);
});

test('reads the bold terms of the column "not" only', () => {
  const table = '## A\n\n| name | code | not |\n|---|---|---|\n| **a** | **b** | **c d**, e |\n';
  expect(rejectedTerms(table)).toEqual([{ term: 'c d', name: 'a' }]);
});
