import type { Run } from '@hearthway/domain/content/content.contract.ts';
import type { ContentKind } from '@hearthway/domain/content/kinds.ts';
import { plainRuns } from '@hearthway/domain/content/plain-text.ts';
import type { References } from '../draft.ts';
import type { Fact } from '../facts.ts';
import type { Report } from '../fault.ts';
import { citedIn, type ParsedDocument, type Passage, passagesOf } from '../markdown/parsed.ts';
import { sentencesIn } from '../words.ts';

/** Reports statements without a fact, unknown facts, and figures that no source supports. */
export const checkCitations = (
  { isAboutTheSite }: Pick<ContentKind, 'isAboutTheSite'>,
  document: ParsedDocument,
  { facts }: Pick<References, 'facts'>,
  report: Report,
): void => {
  const { file, sections, questions } = document;
  const refuse = (line: number, says: string): void =>
    report({ rule: 'citation', file, line, says });
  for (const passage of passagesOf(document)) {
    const cited = citedIn([passage]);
    if (cited.length > 0 && passage.role !== 'prose' && passage.role !== 'why')
      refuse(passage.line, 'A citation stands in a sentence of the text or of an explanation.');
    for (const id of cited) {
      if (!facts.has(id))
        refuse(passage.line, `There is no fact "${id}" in facts/: is it misspelled?`);
    }
    checkFigures(passage, facts, refuse);
  }
  if (isAboutTheSite === true) return;
  for (const { line, section, passages } of sections) {
    if (citedIn(passages).length === 0)
      refuse(line, `The section "${section.title}" cites no fact: [@fact-id] after its sentence.`);
  }
  for (const { line, question } of questions) {
    const right = question.options.find(({ isRight }) => isRight);
    if (right && !right.why.some((run) => 'facts' in run))
      refuse(
        line,
        'The explanation of the right answer cites no fact: [@fact-id] after its sentence.',
      );
  }
};

const checkFigures = (
  { line, runs }: Passage,
  facts: ReadonlyMap<string, Fact>,
  refuse: (line: number, says: string) => void,
): void => {
  for (const { sentence, cited } of citedSentences(runs)) {
    const known = cited.flatMap((id) => facts.get(id) ?? []);
    const isUnverified =
      known.length > 0 && known.every(({ verified }) => verified === 'unverified');
    if (isUnverified && /\d/.test(sentence))
      refuse(
        line,
        `"${sentence.trim()}" has a figure, and ${cited.join(', ')} is general advice without a source: leave the figure out.`,
      );
  }
};

/** Pairs each citation with the sentence before it. */
const citedSentences = (runs: readonly Run[]) =>
  runs.flatMap((run, index) => {
    if (!('facts' in run)) return [];
    const before = plainRuns(runs.slice(0, index));
    return { sentence: sentencesIn(before).at(-1) ?? '', cited: run.facts };
  });
