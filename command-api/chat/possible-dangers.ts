import type { Danger } from '@hearthway/domain/crisis/danger-reader.ts';
import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';

/**
 * Counts possible dangers since the process started, by kind, else by tier. Stores no text, person or time.
 */
export interface PossibleDangers {
  readonly count: (danger: Pick<Danger, 'possible' | 'kind'>) => void;
  readonly health: () => HealthPart;
}

export const createPossibleDangers = (): PossibleDangers => {
  const counts = new Map<string, number>();
  return {
    count: ({ possible, kind }) => {
      const name = possible && (kind ?? possible);
      if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    health: () => ({
      name: 'possible-dangers',
      status: 'ok',
      isOptional: true,
      isForOperator: true,
      numbers: Object.fromEntries(counts),
    }),
  };
};

/** Counts since the process began, for all its requests. */
export const POSSIBLE_DANGERS = createPossibleDangers();
