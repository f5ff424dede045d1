import { expect, test } from 'vitest';
import { read, trackedFiles } from './repository.fixture.ts';

/**
 * Comment lines with "somebody", "nobody", "whoever" or "whatever", which nearly always hide a noun
 * that has a name, and comments that begin with "What" instead of the thing itself. Some of both are
 * good English. The limits are slightly above the numbers reached in November 2026, so that riddles
 * do not grow back: lower them when you have rewritten some, and never raise them.
 */
const MAX_PRONOUN_LINES = 4;
const MAX_WHAT_COMMENTS = 5;

const COMMENT_LINE = /^\s*(?:\/\/|\/?\*|\{\/\*)|\s\/\/ /;
const PRONOUN = /\b(?:somebody|nobody|whoever|whatever)\b/i;
const WHAT_COMMENT = /(?:^|\s)(?:\/\/ |\{?\/\*\*?\s+(?:\* )?)What\b/g;

const pronounLines = (source: string): number =>
  source.split('\n').filter((line) => COMMENT_LINE.test(line) && PRONOUN.test(line)).length;

const whatComments = (source: string): number => Array.from(source.matchAll(WHAT_COMMENT)).length;

const sources = (): readonly (readonly [file: string, source: string])[] =>
  trackedFiles('*.ts', '*.tsx', '*.mjs', '*.css')
    .filter((file) => !file.endsWith('plain-words.test.ts'))
    .map((file) => [file, read(file)]);

/** The total, and the ten files with the most, for the message of a failure. */
const tally = (count: (source: string) => number) => {
  const files = sources()
    .map(([file, source]) => ({ file, count: count(source) }))
    .toSorted((a, b) => b.count - a.count);
  return {
    total: files.reduce((sum, { count: inFile }) => sum + inFile, 0),
    most: files
      .slice(0, 10)
      .map(({ file, count: inFile }) => `${inFile} ${file}`)
      .join('\n'),
  };
};

test('few comments use a pronoun where a noun has a name', () => {
  const { total, most } = tally(pronounLines);
  expect(total, most).toBeLessThanOrEqual(MAX_PRONOUN_LINES);
});

const HIDDEN_SUBJECT = /^\s*(?:\/\/|\/?\*\*?|\{\/\*) *(?:Of|Without|The same for|Who) /gm;

/** A comment that begins so leaves out the noun that it is about. */
test('no comment begins with "Of", "Without", "The same for" or "Who"', () => {
  const { total, most } = tally((source) => Array.from(source.matchAll(HIDDEN_SUBJECT)).length);
  expect(total, most).toBe(0);
});

test('few comments begin with "What"', () => {
  const { total, most } = tally(whatComments);
  expect(total, most).toBeLessThanOrEqual(MAX_WHAT_COMMENTS);
});

test.for([
  ['// Waits for whoever is replacing it.', 1, 0],
  ['/** What a mail says. */', 0, 1],
  ['/**\n * What a page shows to\n * somebody who\n * whatever\n */', 2, 1],
  ['  {/* Nobody is signed in. */}', 1, 0],
  ['const a = 1; // What it was.', 0, 1],
  ["const nobody = 'Whoever you are';", 0, 0],
  ['/** Describes what it does. */', 0, 0],
] as const)('%j is counted', ([source, pronouns, whats]) => {
  expect([pronounLines(source), whatComments(source)]).toEqual([pronouns, whats]);
});
