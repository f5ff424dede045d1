import type { CrisisTier, DangerKind } from './crisis.constants.ts';

/**
 * A family of words that may tell of danger: enough for a line with people to call, never for the fixed
 * answer. Patterns are those of `crisis-patterns.ts`, with its lists of words.
 */
export interface DangerSign {
  readonly id: string;
  /** Null where the tier says it all. */
  readonly kind: DangerKind | null;
  readonly tier: CrisisTier;
  readonly language: 'en' | 'es';
  readonly pattern: string;
  readonly hits: readonly [string, string, string];
  readonly nearMisses: readonly [string, string, string];
  /** Source of the idea. */
  readonly source: string;
}
