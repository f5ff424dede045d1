import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isFactFile, readFactQuestions } from './fact-questions.ts';

const fileOf = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'facts.tsv');
  writeFileSync(file, text);
  return file;
};

test('turns and alternatives are read from a table with a header', () => {
  const file = fileOf(
    'id\tlanguage\tquestion\tmust_contain\na1\ten\thow do I appeal || how long?\t180 days|six months\na2\tes\tquién ganó\t\n',
  );
  expect(isFactFile(file)).toBe(true);
  expect(readFactQuestions(file)).toEqual([
    {
      id: 'a1',
      language: 'en',
      turns: ['how do I appeal', 'how long?'],
      facts: ['180 days', 'six months'],
    },
    { id: 'a2', language: 'es', turns: ['quién ganó'], facts: [] },
  ]);
});

test('a line without a language is named', () => {
  const file = fileOf('id\tlanguage\tquestion\na1\tfr\tbonjour\n');
  expect(() => readFactQuestions(file)).toThrow(/:2: A line is id, language/);
});

test('a file of labels is none', () => {
  expect(isFactFile(fileOf('answerable\ten\twhat is AAC\tlesson/aac\n'))).toBe(false);
});
