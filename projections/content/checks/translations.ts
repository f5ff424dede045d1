import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import type { Titled } from '@hearthway/domain/content/kinds.ts';
import { type Draft, type DraftFields, fileOf, SOURCE_LANGUAGE } from '../draft.ts';
import { listed, type Report } from '../fault.ts';
import {
  citedIn,
  linkedIn,
  type ParsedDocument,
  type ParsedQuestion,
  type ParsedSection,
} from '../markdown/parsed.ts';
import { wordLeaves } from '../word-leaves.ts';

const LANGUAGE_NAMES: Readonly<Record<ContentLanguage, string>> = { en: 'English', es: 'Spanish' };

/** Reports missing languages, and parts in which they differ. */
export const checkTranslations = (draft: Draft, report: Report): void => {
  const source = draft.documents.get(SOURCE_LANGUAGE);
  for (const language of CONTENT_LANGUAGES) {
    const document = draft.documents.get(language);
    if (document === undefined)
      report({
        rule: language === SOURCE_LANGUAGE ? 'languages' : 'translation',
        file: source === undefined ? ([...draft.documents.values()][0]?.file ?? '') : fileOf(draft),
        line: 1,
        says: `It is not there in ${LANGUAGE_NAMES[language]}: ${draft.id}.${language}.md is missing.`,
      });
    else if (source !== undefined && document !== source)
      compare(document, source, (line, says) =>
        report({ rule: 'languages', file: document.file, line, says }),
      );
  }
};

type Refuse = (line: number, says: string) => void;

const compare = (document: ParsedDocument, source: ParsedDocument, refuse: Refuse): void => {
  const english = `${source.id}.${SOURCE_LANGUAGE}.md`;
  const areInOrder =
    sameIds(document.sections, source.sections, ({ section }) => section.id) &&
    sameIds(document.questions, source.questions, ({ question }) => question.id);
  if (!areInOrder)
    refuse(
      firstDifference(document, source),
      `Sections and questions have the same ids in the same order as in ${english}: ${idsOf(source).join(', ')}.`,
    );
  for (const section of document.sections) {
    const other = source.sections.find((it) => it.section.id === section.section.id);
    if (other)
      compareSections(section, other, (says) => refuse(section.line, `${says} ${english}.`));
  }
  for (const question of document.questions) {
    const other = source.questions.find((it) => it.question.id === question.question.id);
    if (other)
      compareQuestions(question, other, (says) => refuse(question.line, `${says} ${english}.`));
  }
};

const sameIds = <Part>(
  parts: readonly Part[],
  others: readonly Part[],
  idOf: (part: Part) => string,
): boolean => same(parts.map(idOf), others.map(idOf));

const idsOf = ({ sections, questions }: ParsedDocument): readonly string[] => [
  ...sections.map(({ section }) => section.id),
  ...questions.map(({ question }) => question.id),
];

const firstDifference = (document: ParsedDocument, source: ParsedDocument): number => {
  const ids = idsOf(source);
  const lines = [...document.sections, ...document.questions].map(({ line }) => line);
  const index = idsOf(document).findIndex((id, at) => id !== ids[at]);
  return lines[index] ?? lines.at(-1) ?? 1;
};

const compareSections = (
  { section, passages, pictures }: ParsedSection,
  other: ParsedSection,
  refuse: (says: string) => void,
): void => {
  const theirs = other.section;
  if (section.kind !== theirs.kind)
    refuse(`The section is a ${section.kind}, and a ${theirs.kind} in`);
  if (!same(shapesOf(section), shapesOf(theirs)))
    refuse(`The section has ${listedOr(shapesOf(section))}, and ${listedOr(shapesOf(theirs))} in`);
  if (!same(citedIn(passages), citedIn(other.passages)))
    refuse(`The section cites ${factsOf(passages)}, and ${factsOf(other.passages)} in`);
  if (!same(linkedIn(passages), linkedIn(other.passages)))
    refuse('The section links to other addresses, or in another order, than');
  if (!same(filesOf(pictures), filesOf(other.pictures)))
    refuse('The section has other pictures than');
};

const compareQuestions = (
  { question, passages }: ParsedQuestion,
  other: ParsedQuestion,
  refuse: (says: string) => void,
): void => {
  const marks = ({ options }: typeof question): readonly string[] =>
    options.map(({ isRight }) => (isRight ? '[x]' : '[ ]'));
  if (!same(marks(question), marks(other.question)))
    refuse(
      `The options are ${marks(question).join(' ')}, and ${marks(other.question).join(' ')} in`,
    );
  if (!same(citedIn(passages), citedIn(other.passages)))
    refuse(`The explanations cite ${factsOf(passages)}, and ${factsOf(other.passages)} in`);
};

const shapesOf = ({ blocks }: ParsedSection['section']): readonly string[] =>
  blocks.map((block) => {
    if (block.kind === 'list')
      return `a ${block.isChecklist ? 'checklist' : 'list'} of ${block.items.length}`;
    return block.kind === 'quote' ? 'a quote' : `a ${block.kind}`;
  });

const listedOr = (values: readonly string[]): string =>
  values.length === 0 ? 'nothing' : values.join(', ');

const factsOf = (passages: ParsedSection['passages']): string => {
  const cited = citedIn(passages);
  return cited.length === 0 ? 'no fact' : cited.join(', ');
};

const filesOf = (pictures: ParsedSection['pictures']): readonly string[] =>
  pictures.map(({ file }) => file);

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** Reports words of front matter that one language has and another lacks. */
export const checkSameWords = (
  draft: Draft,
  { words }: Pick<DraftFields, 'words'>,
  report: Report,
): void => {
  const source = words.get(SOURCE_LANGUAGE);
  if (source === undefined) return;
  for (const [language, translated] of words) {
    const differing = symmetricDifference(pathsIn(source), pathsIn(translated));
    if (differing.length > 0)
      report({
        rule: 'languages',
        file: draft.documents.get(language)?.file ?? fileOf(draft),
        line: 1,
        says: `Only one of ${draft.id}.${SOURCE_LANGUAGE}.md and ${draft.id}.${language}.md has ${listed(differing)}.`,
      });
  }
};

const pathsIn = (words: Titled): readonly string[] =>
  wordLeaves(words).map(({ path }) => path.join('.'));

const symmetricDifference = (a: readonly string[], b: readonly string[]): readonly string[] => [
  ...a.filter((value) => !b.includes(value)),
  ...b.filter((value) => !a.includes(value)),
];
