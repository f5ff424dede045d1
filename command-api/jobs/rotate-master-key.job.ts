import { DAY_MS, HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  masterKeyChangedAt,
  readMasterKeyFile,
} from '@hearthway/infra/adapters/privacy/master-key-file.ts';
import { rotate } from '@hearthway/infra/adapters/privacy/rotate.ts';
import type { PrivacySchema } from '@hearthway/infra/adapters/privacy/schema.ts';
import type { Job } from './jobs.ts';

export interface RotateMasterKeyOptions {
  readonly url: string;
  readonly file: string;
  readonly afterDays: number;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * Rotates a master key that is older than this, so that an earlier disk or backup decrypts nothing, and
 * finishes an interrupted rotation.
 */
export const rotateMasterKeyJob = ({
  url,
  file,
  afterDays,
  clock,
  logger,
}: RotateMasterKeyOptions): Job => ({
  name: 'rotate-master-key',
  everyMs: HOUR_MS,
  run: async (signal) => {
    const age = clock().getTime() - masterKeyChangedAt(file).getTime();
    const isInterrupted = readMasterKeyFile(file).length > 1;
    if (age < afterDays * DAY_MS && !isInterrupted) return { isMore: false };
    // Uses its own connections, since those that serve requests are dropped after a few silent seconds.
    const database = connectPostgres<PrivacySchema>({
      url,
      maxConnections: 2,
      onConnectionLost: () => {},
    });
    try {
      await rotate({
        database,
        source: { HEARTHWAY_MASTER_KEY_FILE: file },
        signal,
        print: (line) => logger.info(line),
      });
    } finally {
      await database.destroy();
    }
    logger.warn(
      `The master key in ${file} was rotated. Put a copy of it where you keep it: backups from now on need it.`,
    );
    return { isMore: false };
  },
});
