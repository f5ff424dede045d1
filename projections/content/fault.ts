/** The rule that a fault breaks. `exceptions.yaml` may excuse those of `EXCUSABLE`. */
export type Rule =
  | 'alt-text'
  | 'asked'
  | 'avoided-word'
  | 'quotation-mark'
  | 'citation'
  | 'exceptions'
  | 'facts'
  | 'files'
  | 'front-matter'
  | 'languages'
  | 'link'
  | 'markup'
  | 'picture'
  | 'questions'
  | 'recipe'
  | 'reading-grade'
  | 'sections'
  | 'size'
  | 'support-groups'
  | 'translation'
  | 'uncited-fact';

export interface Fault {
  readonly rule: Rule;
  /** Relative to the content folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** One sentence, with what to do about it. */
  readonly says: string;
}

/** Collects faults. */
export type Report = (fault: Fault) => void;

/** A fault in one line, as editors and terminals link it. */
export const sentenceOf = ({ file, line, says }: Fault): string => `${file}:${line}: ${says}`;

/** In the order of files and lines. */
export const sorted = (faults: readonly Fault[]): readonly Fault[] =>
  faults.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line);

const compareText = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const MOST_LISTED = 7;

/** Values for a sentence: `a, b or c`. */
export const listed = (values: readonly string[]): string => {
  const shown = values.slice(0, MOST_LISTED);
  const all = shown.length < values.length ? [...shown, '…'] : shown;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
};
