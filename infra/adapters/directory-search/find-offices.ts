import {
  type StateOffices,
  stateOfficesSchema,
} from '@hearthway/domain/directory/offices.contract.ts';
import type { StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import type { Logger } from '../logging/logger.ts';

/**
 * Returns the offices of a state as its page shows them; undefined where they can't be read. Never rejects.
 */
export type FindOffices = (
  state: StateCode,
  signal: AbortSignal,
) => Promise<StateOffices | undefined>;

interface FindOfficesOptions {
  /** Address of read-api; undefined where none is set. */
  readonly readApi: string | undefined;
  readonly logger: Pick<Logger, 'warn'>;
}

const WITHIN_MS = 3_000;

/** Reads from read-api, so that phone numbers that families doubt are hidden here too. */
export const createFindOffices =
  ({ readApi, logger }: FindOfficesOptions): FindOffices =>
  async (state, signal) => {
    if (readApi === undefined) return undefined;
    try {
      const response = await fetch(`${readApi}/api/offices/${state}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
      });
      return response.ok ? stateOfficesSchema.parse(await response.json()) : undefined;
    } catch (error) {
      logger.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'The assistant could not read the offices of a state.',
      );
      return undefined;
    }
  };
