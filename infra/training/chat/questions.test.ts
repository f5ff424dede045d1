import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readQuestions } from './questions.ts';

const fileOf = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'questions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'mixed.tsv');
  writeFileSync(file, text);
  return file;
};

test('a file may mix labels, those of crises with and without a tier', () => {
  const file = fileOf(
    'explicit\ten\thelp\nx:violence\tes\tayuda\n\nanswerable\ten\thow\thelp/tour | help/filters#one\n',
  );
  expect(readQuestions(file)).toEqual([
    { kind: 'explicit', language: 'en', text: 'help', passages: [] },
    { kind: 'explicit', language: 'es', text: 'ayuda', passages: [] },
    {
      kind: 'answerable',
      language: 'en',
      text: 'how',
      passages: ['help/tour', 'help/filters#one'],
    },
  ]);
});

test.each([
  ['crises\ten\thelp', 'There is no label "crises".'],
  ['calm\tfr\taide', 'The language is en or es, and not "fr".'],
  ['calm\ten', 'A line is label, language and text'],
  ['answerable\ten\thow', 'An answerable question names its passages'],
])('a line that is wrong is named with its problem: %s', (line, problem) => {
  expect(() => readQuestions(fileOf(`calm\ten\thello\n${line}\n`))).toThrow(
    `mixed.tsv:2: ${problem}`,
  );
});

test('our own sets are read, and hold 400 questions or more', () => {
  const folder = new URL('questions/', import.meta.url);
  const files = ['tuning', 'held-out'].flatMap((part) =>
    readdirSync(new URL(part, folder)).map((name) =>
      fileURLToPath(new URL(`${part}/${name}`, folder)),
    ),
  );
  expect(files.flatMap(readQuestions).length).toBeGreaterThanOrEqual(400);
});
