import { readFileSync } from 'node:fs';
import { CRISIS_TIERS } from '@hearthway/domain/crisis/crisis.constants.ts';

const KINDS = [
  'explicit',
  'implicit',
  'calm',
  'self-injury',
  'medical',
  'answerable',
  'unanswerable',
  'injection',
] as const;

type QuestionKind = (typeof KINDS)[number];

/** A message with the right answer, by which the whole assistant is judged. */
export interface Question {
  readonly kind: QuestionKind;
  readonly language: 'en' | 'es';
  readonly text: string;
  /** Passages that answer an answerable question, as `kind/id#section`. */
  readonly passages: readonly string[];
}

/** The labels of the crisis messages, which name a tier as well. */
const KINDS_BY_LABEL: ReadonlyMap<string, QuestionKind> = new Map<string, QuestionKind>([
  ...KINDS.map((kind) => [kind, kind] as const),
  ['none', 'calm'],
  ['s:self-injury', 'self-injury'],
  ...CRISIS_TIERS.map((tier) => [`x:${tier}`, 'explicit'] as const),
  ...CRISIS_TIERS.map((tier) => [`i:${tier}`, 'implicit'] as const),
]);

/** Throws with the line that is wrong, and what is wrong with it. */
export const readQuestions = (file: string): readonly Question[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at): readonly Question[] => {
      if (line.trim() === '') return [];
      const refuse = (problem: string): never => {
        throw new Error(`${file}:${at + 1}: ${problem}`);
      };
      const [label = '', language, text = '', passages = ''] = line.split('\t');
      const kind = KINDS_BY_LABEL.get(label) ?? refuse(`There is no label "${label}".`);
      if (language !== 'en' && language !== 'es')
        return refuse(`The language is en or es, and not "${language}".`);
      if (text.trim() === '')
        return refuse('A line is label, language and text, with tabs between.');
      const names = passages
        .split('|')
        .map((name) => name.trim())
        .filter((name) => name !== '');
      if (kind === 'answerable' && names.length === 0)
        return refuse('An answerable question names its passages, as lesson/ID#section | help/ID.');
      return [{ kind, language, text, passages: names }];
    });
