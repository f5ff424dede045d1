import type { CrisisTier, DangerKind } from './crisis.constants.ts';

/**
 * Word family that may indicate danger: enough for a line with contacts, never for the fixed answer. Patterns
 * use the syntax and word lists of `crisis-patterns.ts`.
 */
export interface DangerSign {
  readonly id: string;
  /** Null if the tier is specific enough. */
  readonly kind: DangerKind | null;
  readonly tier: CrisisTier;
  readonly language: 'en' | 'es';
  readonly pattern: string;
  readonly hits: readonly [string, string, string];
  readonly nearMisses: readonly [string, string, string];
  /** Source of the idea. */
  readonly source: string;
}
