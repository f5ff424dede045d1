import { checkContent } from './check-content.ts';
import { CALM_EVENING, type Files, folderOf } from './content.fixture.ts';
import { sentenceOf } from './fault.ts';

export const EN = 'lessons/calm-evening.en.md';
export const ES = 'lessons/calm-evening.es.md';
export const FACTS = 'facts/sleep.json';

/** Returns the fault sentences of a valid folder after these files are replaced. */
export const sentencesFor = (changed: Files): readonly string[] =>
  checkContent(folderOf({ ...CALM_EVENING, ...changed })).faults.map(sentenceOf);

const edited = (files: readonly string[], edit: (text: string) => string): Files =>
  Object.fromEntries(files.map((file) => [file, edit(CALM_EVENING[file] ?? '')]));

export const inEnglish = (edit: (text: string) => string): Files => edited([EN], edit);
export const inSpanish = (edit: (text: string) => string): Files => edited([ES], edit);
export const inBoth = (edit: (text: string) => string): Files => edited([EN, ES], edit);

const SECTION_TWO = /(## two \{#two\}\n\n)[^\n]+\n/;

/** Replaces the text of the second section, whose heading is in line 15, or 10 in Spanish. */
export const sectionTwo =
  (content: string) =>
  (text: string): string =>
    text.replace(SECTION_TWO, `$1${content}\n`);
