import { MAX_LINE_LENGTH, MAX_SECTION_WORDS } from '@hearthway/domain/content/content.constants.ts';
import type { Bounds, ContentKind } from '@hearthway/domain/content/kinds.ts';
import { QUESTION_OPTIONS } from '@hearthway/domain/content/lesson.constants.ts';
import { plainRuns, plainText } from '@hearthway/domain/content/plain-text.ts';
import type { Report } from '../fault.ts';
import { type ParsedDocument, type ParsedQuestion, passagesOf } from '../markdown/parsed.ts';
import { wordsIn } from '../words.ts';

/** Reports counts, ids and lengths of sections and questions that violate their kind. */
export const checkShape = (
  { kind, document }: { readonly kind: ContentKind; readonly document: ParsedDocument },
  report: Report,
): void => {
  const { file, sections, questions } = document;
  reportNumber({ count: sections.length, bounds: kind.sections, noun: 'sections' }, (says) =>
    report({ rule: 'sections', file, line: 1, says }),
  );
  const bounds = kind.questions ?? { least: 0, most: 0 };
  reportNumber({ count: questions.length, bounds, noun: 'questions' }, (says) =>
    report({ rule: 'questions', file, line: 1, says }),
  );
  const ids = new Set<string>();
  for (const { line, id } of [
    ...sections.map(({ line, section }) => ({ line, id: section.id })),
    ...questions.map(({ line, question }) => ({ line, id: question.id })),
  ]) {
    if (ids.has(id))
      report({
        rule: 'sections',
        file,
        line,
        says: `The id "${id}" is there twice: each has its own.`,
      });
    ids.add(id);
  }
  if (kind.hasPictures === false) {
    for (const { line, file: picture } of sections.flatMap(({ pictures }) => pictures))
      report({
        rule: 'picture',
        file,
        line,
        says: `This kind of item has no pictures, since its file would lack them: ${picture}.`,
      });
  }
  for (const { line, section } of sections) {
    if (section.blocks.length === 0)
      report({ rule: 'sections', file, line, says: `The section "${section.title}" is empty.` });
    const words = wordsIn(plainText(section)).length;
    if (words > MAX_SECTION_WORDS)
      report({
        rule: 'size',
        file,
        line,
        says: `The section "${section.title}" has ${words} words, and ${MAX_SECTION_WORDS} are the most: it is read on a phone.`,
      });
  }
  for (const question of questions) checkQuestion(file, question, report);
  for (const { line, role, runs } of passagesOf(document)) {
    const text = plainRuns(runs);
    if (role !== 'prose' && role !== 'why' && text.length > MAX_LINE_LENGTH)
      report({
        rule: 'size',
        file,
        line,
        says: `This line has ${text.length} letters, and ${MAX_LINE_LENGTH} are the most.`,
      });
    if (role !== 'alt' && text.trim() === '')
      report({ rule: 'markup', file, line, says: 'There are no words here.' });
  }
  checkPositions(document, report);
};

const reportNumber = (
  {
    count,
    bounds: { least, most },
    noun,
  }: {
    readonly count: number;
    readonly bounds: Bounds;
    readonly noun: string;
  },
  refuse: (says: string) => void,
): void => {
  if (count < least || count > most)
    refuse(
      most === 0
        ? `This kind of item has no ${noun}, and there are ${count}.`
        : `There are ${count} ${noun}, and there should be ${least} to ${most}.`,
    );
};

const checkQuestion = (
  file: string,
  { line, question: { options } }: ParsedQuestion,
  report: Report,
): void => {
  const refuse = (says: string): void => report({ rule: 'questions', file, line, says });
  reportNumber({ count: options.length, bounds: QUESTION_OPTIONS, noun: 'options' }, refuse);
  const right = options.filter(({ isRight }) => isRight).length;
  if (right !== 1)
    refuse(`${right} options are marked as right with [x], and it should be exactly one.`);
  if (new Set(options.map(({ text }) => text)).size < options.length)
    refuse('Two options say the same.');
};

/** Reports answers whose right option is always in the same position, which would give it away. */
const checkPositions = ({ file, questions }: ParsedDocument, report: Report): void => {
  const positions = questions.map(({ question: { options } }) =>
    options.findIndex(({ isRight }) => isRight),
  );
  const [first] = questions;
  if (first !== undefined && positions.length > 2 && new Set(positions).size === 1)
    report({
      rule: 'questions',
      file,
      line: first.line,
      says: 'The right answer is at the same place in every question: move some.',
    });
};
