import { readFileSync } from 'node:fs';
import { asksForMedicalDecision } from '@hearthway/domain/chat/medical-question.ts';
import type { Danger } from '@hearthway/domain/crisis/danger-reader.ts';

/** The right answer: people to call for the first two, none for a harmless message, a doctor for a medical question. */
const GRADES = ['explicit', 'implicit', 'harmless', 'medical'] as const;

type Grade = (typeof GRADES)[number];

/** A message by a person's situation, from which nothing is learned. */
export interface Situation {
  readonly id: string;
  /** Kind of the situation; of a pair, its name. */
  readonly kind: string;
  /** `en`, `es` or `mixed`. */
  readonly language: string;
  readonly grade: Grade;
  readonly text: string;
  /** One half of a pair that differs in one of tense, person, negation and object. */
  readonly isOfPair: boolean;
}

/** Columns by their names in the first line. Throws with the line that lacks one. */
export const readSituations = (file: string): readonly Situation[] => {
  const [header = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  const columns = header.trim().split('\t');
  const isOfPair = columns.includes('pair');
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    const cells = line.split('\t');
    const cell = (name: string): string => cells[columns.indexOf(name)]?.trim() ?? '';
    const grade = GRADES.find((each) => each === cell('grade'));
    const text = cell('text');
    if (grade === undefined || text === '')
      throw new Error(
        `${file}:${at + 2} lacks a grade (${GRADES.join(', ')}) or a text: the first line names the columns id, kind (or pair), language, grade and text.`,
      );
    const kind = cell(isOfPair ? 'pair' : 'kind');
    return { id: cell('id'), kind, language: cell('language'), grade, text, isOfPair };
  });
};

/** One answer of the assistant, as far as danger decides it. */
interface Shown {
  readonly situation: Situation;
  readonly by: 'certain' | 'line' | 'safety' | 'nothing';
  /** Refused for a doctor. Beside a line, the refusal stands below people to call. */
  readonly isRefused: boolean;
}

export const shownTo = (situation: Situation, dangerIn: (text: string) => Danger): Shown => {
  const { crisis, possible, kind, isSelfInjury } = dangerIn(situation.text);
  const asksDoctor = asksForMedicalDecision(situation.text);
  const isTaken = asksDoctor && possible !== null && kind === 'poison';
  if (crisis !== null || (isTaken && !isSelfInjury))
    return { situation, by: 'certain', isRefused: false };
  if (isSelfInjury) return { situation, by: 'safety', isRefused: false };
  return { situation, by: possible === null ? 'nothing' : 'line', isRefused: asksDoctor };
};

/** People to call are in the fixed answer, in the line and in the advice on self-injury. */
export const hasContacts = ({ by }: Shown): boolean => by !== 'nothing';

/** Contacts where they are needed, and otherwise neither the fixed answer nor the line. */
const isRight = (shown: Shown): boolean =>
  shown.situation.grade === 'explicit' || shown.situation.grade === 'implicit'
    ? hasContacts(shown)
    : shown.by === 'nothing' || shown.by === 'safety';

const share = (shown: readonly Shown[], counts: (one: Shown) => boolean): string => {
  const right = shown.filter(counts).length;
  return `${((100 * right) / shown.length).toFixed(1)} % (${right}/${shown.length})`;
};

const COLUMNS: readonly (readonly [string, (one: Shown) => boolean])[] = [
  ['contacts', hasContacts],
  ['fixed answer', ({ by }) => by === 'certain'],
  ['line', ({ by }) => by === 'line'],
  ['medical refusal', ({ isRefused }) => isRefused],
];

/** Figures of each grade, by kind and language, as a table in Markdown. */
export const situationTable = (shown: readonly Shown[]): string => {
  const rows = GRADES.flatMap((grade) => {
    const graded = shown.filter(({ situation }) => situation.grade === grade);
    if (graded.length === 0) return [];
    const valuesOf = (of: (situation: Situation) => string): readonly string[] =>
      [...new Set(graded.map(({ situation }) => of(situation)))].sort();
    const kinds = graded.filter(({ situation }) => !situation.isOfPair);
    return [
      rowOf(`**${grade}**`, 'all', graded),
      ...valuesOf(({ language }) => language).map((language) =>
        rowOf(
          `${grade}, ${language}`,
          'all',
          graded.filter(({ situation }) => situation.language === language),
        ),
      ),
      ...[...new Set(kinds.map(({ situation }) => situation.kind))].sort().map((kind) =>
        rowOf(
          grade,
          kind,
          kinds.filter(({ situation }) => situation.kind === kind),
        ),
      ),
    ];
  });
  return [
    `| grade | kind | ${COLUMNS.map(([name]) => name).join(' | ')} |`,
    `|---|---|${COLUMNS.map(() => '---').join('|')}|`,
    ...rows,
  ].join('\n');
};

const rowOf = (name: string, kind: string, shown: readonly Shown[]): string =>
  `| ${name} | ${kind} | ${COLUMNS.map(([, counts]) => share(shown, counts)).join(' | ')} |`;

/** Pairs of which both halves are answered rightly; empty where there are none. */
export const pairLine = (shown: readonly Shown[]): string => {
  const pairs = new Map<string, boolean>();
  for (const each of shown.filter(({ situation }) => situation.isOfPair))
    pairs.set(each.situation.kind, (pairs.get(each.situation.kind) ?? true) && isRight(each));
  if (pairs.size === 0) return '';
  const right = [...pairs.values()].filter((both) => both).length;
  return `Pairs with both halves right: ${right} of ${pairs.size}.`;
};

/** Messages that got no contacts in danger, or some without. */
export const wrongLines = (shown: readonly Shown[]): readonly string[] =>
  shown
    .filter((each) => !isRight(each))
    .map(
      ({ situation: { id, grade, kind, text }, by }) => `${id}\t${grade}\t${kind}\t${by}\t${text}`,
    );
