/** Words that take a danger away. A row without three near misses would hide too much. */
export interface DangerRelief {
  readonly id: string;
  readonly language: 'en' | 'es';
  /** The sentence or clause that holds the words is not read, or only the words themselves are not. */
  readonly takes: 'sentence' | 'clause' | 'words';
  /** After a denial of one's own danger, people to call are still shown above the answer. */
  readonly leaves: 'nothing' | 'line';
  /** As in `crisis-patterns.ts`. */
  readonly pattern: string;
  /** A sentence or clause with these words keeps its danger. */
  readonly unless?: string;
  readonly hits: readonly [string, string, string];
  readonly nearMisses: readonly [string, string, string];
  readonly source: string;
}
