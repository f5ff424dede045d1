/** Rule that a fault breaks. `exceptions.yaml` may exempt items from those of `EXCUSABLE`. */
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
  /** Counts from 1. */
  readonly line: number;
  readonly says: string;
}

export type Report = (fault: Fault) => void;

/** Formats a fault in one line that editors and terminals can link. */
export const sentenceOf = ({ file, line, says }: Fault): string => `${file}:${line}: ${says}`;

export const sorted = (faults: readonly Fault[]): readonly Fault[] =>
  faults.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line);

const compareText = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const MAX_LISTED = 7;

/** Formats values for a sentence: `a, b or c`. */
export const listed = (values: readonly string[]): string => {
  const shown = values.slice(0, MAX_LISTED);
  const all = shown.length < values.length ? [...shown, '…'] : shown;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
};
