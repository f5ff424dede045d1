import {
  MAX_READING_GRADE,
  MAX_SECTION_READING_GRADE,
} from '@hearthway/domain/content/content.constants.ts';
import { plainRuns } from '@hearthway/domain/content/plain-text.ts';
import type { AvoidedWord } from '../avoided-words.ts';
import { findAvoided } from '../avoided-words.ts';
import { type Draft, type DraftFields, fileOf, SOURCE_LANGUAGE } from '../draft.ts';
import type { Report } from '../fault.ts';
import { type ParsedDocument, type Passage, passagesOf } from '../markdown/parsed.ts';
import { countText, readingGrade, sumOf, type TextCounts } from '../readability.ts';
import { wordLeaves } from '../word-leaves.ts';

export const checkAvoidedWords = (
  document: ParsedDocument,
  avoided: readonly AvoidedWord[],
  report: Report,
): void => {
  for (const { line, text } of textsOf(document)) {
    for (const { phrase, instead } of findAvoided(text, avoided))
      report({
        rule: 'avoided-word',
        file: document.file,
        line,
        says: `We do not write "${phrase}". Instead: ${instead}.`,
      });
  }
};

/** Reports Spanish with other quotation marks than “ ”, or ‘ ’ within them. */
export const checkQuotationMarks = (document: ParsedDocument, report: Report): void => {
  if (document.language !== 'es') return;
  for (const { line, text } of textsOf(document)) {
    const [found] = OTHER_MARKS.exec(text) ?? [];
    if (found !== undefined)
      report({
        rule: 'quotation-mark',
        file: document.file,
        line,
        says: `Spanish has the quotation marks “ ”, and ‘ ’ within them: not ${found}`,
      });
  }
};

/** Ignores the apostrophe of a name, as in Kids' Waivers. */
const OTHER_MARKS = /["«»„]|(?<![\p{L}\p{N}])'[^']+'(?!\p{L})/u;

const textsOf = (document: ParsedDocument) => [
  ...frontMatterTexts(document),
  ...passagesOf(document).map(({ line, runs }) => ({ line, text: plainRuns(runs) })),
];

const frontMatterTexts = ({ frontMatter }: ParsedDocument) => {
  return wordLeaves(frontMatter?.value).map(({ path, text }) => ({
    line: frontMatter?.lineOf(path) ?? 1,
    text,
  }));
};

const READ_ROLES: readonly Passage['role'][] = ['prose', 'question', 'option', 'why'];

/** Reports English above the reading grade for families. */
export const checkReadingGrade = (document: ParsedDocument, report: Report): void => {
  if (document.language !== SOURCE_LANGUAGE) return;
  const { file, sections } = document;
  const passageCounts = sections.map(({ passages }) => countPassages(passages));
  const grade = readingGrade(sumOf([...passageCounts, countQuestions(document)]));
  if (isAbove(grade, MAX_READING_GRADE))
    report({
      rule: 'reading-grade',
      file,
      line: 1,
      says: `It reads at grade ${rounded(grade)}, and ${MAX_READING_GRADE} is the most. Shorter sentences and words help most.`,
    });
  for (const [index, { line, section }] of sections.entries()) {
    const counts = passageCounts[index];
    const ofSection = counts === undefined ? 0 : readingGrade(counts);
    if (isAbove(ofSection, MAX_SECTION_READING_GRADE))
      report({
        rule: 'reading-grade',
        file,
        line,
        says: `The section "${section.title}" reads at grade ${rounded(ofSection)}, and ${MAX_SECTION_READING_GRADE} is the most for one section.`,
      });
  }
};

/** Checks the reading grade of an item whose words are all in its front matter. */
export const checkWordsGrade = (draft: Draft, { words }: DraftFields, report: Report): void => {
  if (!draft.kind.isPublic) return;
  const leaves = wordLeaves(words.get(SOURCE_LANGUAGE));
  const grade = readingGrade(
    countText(
      leaves.filter(({ path }) => !NAMES.includes(path.at(-1) ?? '')).map(({ text }) => text),
    ),
  );
  if (isAbove(grade, MAX_READING_GRADE))
    report({
      rule: 'reading-grade',
      file: fileOf(draft),
      line: 1,
      says: `It reads at grade ${rounded(grade)}, and ${MAX_READING_GRADE} is the most. Shorter sentences and words help most.`,
    });
};

/** Fields with names instead of sentences. */
const NAMES: readonly string[] = ['title', 'label', 'asked'];

/** Grade of a whole document, to one decimal. */
export const gradeOf = (document: ParsedDocument): string =>
  rounded(readingGrade(countPassages(passagesOf(document))));

const countQuestions = ({ questions }: ParsedDocument): TextCounts =>
  countPassages(questions.flatMap(({ passages }) => passages));

const countPassages = (passages: readonly Passage[]): TextCounts =>
  countText(
    passages.filter(({ role }) => READ_ROLES.includes(role)).map(({ runs }) => plainRuns(runs)),
  );

const rounded = (grade: number): string => grade.toFixed(1);

/** Compares the rounded grade, which is the one shown. */
const isAbove = (grade: number, most: number): boolean => Number(rounded(grade)) > most;
