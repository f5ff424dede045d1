import { nameHashes } from '@hearthway/infra/adapters/account/name-hashes.ts';
import { sql, type Transaction } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';
import type { Job } from '../jobs/jobs.ts';

const EVERY_MS = 60_000;
const BATCH_SIZE = 200;

type Source = Pick<CommandDependencies, 'database' | 'privacy'>;

/** Seals rows that the operator's simulator or a manual change has written in plain text. */
export const sealPlainRowsJob = (dependencies: CommandDependencies): Job => ({
  name: 'seal-plain-rows',
  everyMs: EVERY_MS,
  run: async () => ({ isMore: (await sealSome(dependencies)) > 0 }),
});

const REWRITTEN = 'personal-texts-rewritten';

/**
 * Seals columns that releases before database version 36 stored in plain text, then rewrites those tables,
 * since PostgreSQL keeps old contents in their files. Runs before requests are served; if killed, it
 * continues at the next start. Tables of millions of accounts take minutes, once.
 */
export const sealOlderRows = async (dependencies: Source): Promise<void> => {
  const { database } = dependencies;
  const mark = await database
    .selectFrom('database_marks')
    .select('value')
    .where('name', '=', REWRITTEN)
    .executeTakeFirst();
  if (mark !== undefined) return;
  while ((await sealSome(dependencies)) > 0);
  for (const table of ['accounts', 'visitors', 'sessions'])
    await sql`vacuum (full) ${sql.table(table)}`.execute(database);
  await database
    .insertInto('database_marks')
    .values({ name: REWRITTEN, value: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Returns the number of rows sealed; 0 once none are left. */
const sealSome = async (dependencies: Source): Promise<number> => {
  let sealed = 0;
  for (const seal of [sealAccounts, sealVisitors, sealSessions])
    sealed += await dependencies.database
      .transaction()
      .execute((transaction) => seal(dependencies, transaction));
  return sealed;
};

type SealTable = (source: Source, transaction: Transaction<CommandSchema>) => Promise<number>;

/** Reads both sealed and plain columns, so that all columns of a row are sealed again. */
const sealAccounts: SealTable = async ({ privacy }, transaction) => {
  const rows = await transaction
    .selectFrom('accounts')
    .select(['user_id', 'email', 'first_name', 'last_name', 'pending_email'])
    .where(sql<boolean>`email not like 'sealed:%'`)
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();
  await privacy.makeKeys(rows.map(({ user_id }) => user_id));
  for (const { user_id, ...texts } of await privacy.openTexts('accounts', rows)) {
    const name = { firstName: texts.first_name, lastName: texts.last_name };
    await transaction
      .updateTable('accounts')
      .set({
        ...(await privacy.sealTexts('accounts', user_id, texts)),
        name_hashes: await nameHashes(privacy, name),
      })
      .where('user_id', '=', user_id)
      .execute();
  }
  return rows.length;
};

const sealVisitors: SealTable = async ({ privacy }, transaction) => {
  const rows = await transaction
    .selectFrom('visitors')
    .select(['user_id', 'email'])
    .where(sql<boolean>`email not like 'sealed:%'`)
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { user_id, ...texts } of await privacy.openTexts('visitors', rows))
    await transaction
      .updateTable('visitors')
      .set(await privacy.sealTexts('visitors', user_id, texts))
      .where('user_id', '=', user_id)
      .execute();
  return rows.length;
};

const sealSessions: SealTable = async ({ privacy }, transaction) => {
  const rows = await transaction
    .selectFrom('sessions')
    .select(['id', 'user_id', 'device'])
    .where(sql<boolean>`device not like 'sealed:%'`)
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, user_id, device } of await privacy.openTexts('sessions', rows))
    await transaction
      .updateTable('sessions')
      .set(await privacy.sealTexts('sessions', user_id, { device }))
      .where('id', '=', id)
      .execute();
  return rows.length;
};
