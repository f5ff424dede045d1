import { createHash } from 'node:crypto';
import type { DataExport } from '@hearthway/domain/account/account.contract.ts';
import {
  DATA_EXPORT_COLUMNS,
  toDataExport,
} from '@hearthway/infra/adapters/account/data-export.ts';
import type { Idempotency } from '@hearthway/infra/adapters/event-store/handle.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { lockAccount } from './lock-account.ts';

/** Records a request for an export in the log once, however often it is sent. */
export const exportIdempotency = (exportId: string): Idempotency => ({
  commandId: createHash('sha256').update(`data-export:${exportId}`).digest('hex'),
  bodyHash: '',
});

/**
 * Returns the copy that is being built for this person, or a new one: one at a time. `requestId` stays the
 * same when a request is retried.
 */
export const requestExport = (
  { database, clock, newId }: CommandDependencies,
  { userId, requestId }: { readonly userId: string; readonly requestId: string | undefined },
): Promise<DataExport> =>
  database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const id = requestId ?? newId().replaceAll('-', '');
    const known = await transaction
      .selectFrom('data_exports')
      .select(DATA_EXPORT_COLUMNS)
      .where('user_id', '=', userId)
      .where((row) => row.or([row('status', '=', 'building'), row('id', '=', id)]))
      .executeTakeFirst();
    if (known !== undefined) return toDataExport(known);
    const made = await transaction
      .insertInto('data_exports')
      .values({ id, user_id: userId, status: 'building', requested_at: clock() })
      .returning(DATA_EXPORT_COLUMNS)
      .executeTakeFirstOrThrow();
    return toDataExport(made);
  });
