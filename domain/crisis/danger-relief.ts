/** Words that cancel a danger. A row without three near misses would hide too much. */
export interface DangerRelief {
  readonly id: string;
  readonly language: 'en' | 'es';
  /** Scope to ignore: the sentence or clause with the words, or only the words themselves. */
  readonly takes: 'sentence' | 'clause' | 'words';
  /** `line` keeps the contacts above the answer, after a person denies being in danger. */
  readonly leaves: 'nothing' | 'line';
  /** Pattern in the syntax of `crisis-patterns.ts`. */
  readonly pattern: string;
  /** Words that keep the danger of a sentence or clause. */
  readonly unless?: string;
  readonly hits: readonly [string, string, string];
  readonly nearMisses: readonly [string, string, string];
  readonly source: string;
}
