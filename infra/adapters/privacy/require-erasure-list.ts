import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { oneOf } from '../process/argument-values.ts';
import type { Tables } from '../tables/tables.ts';
import type { ErasureList } from './erasure-list.ts';

/** Environment variables of a service that must not serve people who were erased. */
export const erasureListVariables = {
  /** File of erased user ids, kept outside the backups. */
  ERASURE_LIST: z.string().optional(),
  /**
   * Confirms that the operator has lost the list permanently, and accepts that people listed only there come
   * back.
   */
  WITHOUT_ERASURE_LIST: oneOf('no answer', ['yes']).optional(),
};

interface ErasureListOptions {
  readonly database: Kysely<Pick<Tables, 'database_marks' | 'erased_people'>>;
  readonly list: ErasureList;
  /** `WITHOUT_ERASURE_LIST`. */
  readonly isGivenUp: boolean;
}

const MARK = 'erasure-list';

const readMark = async (
  database: Kysely<Pick<Tables, 'database_marks'>>,
): Promise<string | undefined> => {
  const row = await database
    .selectFrom('database_marks')
    .select('value')
    .where('name', '=', MARK)
    .executeTakeFirst();
  return row?.value;
};

/**
 * Must be called before serving anything. A database names its erasure list, so that a database restored from
 * a backup is noticed when its list is missing or another's. Rejects with a one-sentence error.
 */
export const requireErasureList = async ({
  database,
  list,
  isGivenUp,
}: Pick<ErasureListOptions, 'list' | 'isGivenUp'> & {
  readonly database: Kysely<Pick<Tables, 'database_marks'>>;
}): Promise<void> => {
  const mark = await readMark(database);
  if (mark === undefined || isGivenUp || (await list.names()).includes(mark)) return;
  throw new Error(
    'The list of erased people that belongs to this database is missing: families who were erased since its backup would come back. Put the newest erasures.txt where ERASURE_LIST says. If it is lost for good, start once with WITHOUT_ERASURE_LIST=yes.',
  );
};

/** Like `requireErasureList`, but starts a list where there is none yet, or where it is given up. */
export const keepErasureList = async (options: ErasureListOptions): Promise<void> => {
  const { database, list } = options;
  await requireErasureList(options);
  const mark = await readMark(database);
  const names = await list.names();
  if (mark !== undefined && names.includes(mark)) return;
  if (names.length === 0 || mark !== undefined) {
    await list.addName(randomBytes(16).toString('hex'));
    // Contains the erasures that this database knows of.
    const erased = await database.selectFrom('erased_people').selectAll().execute();
    for (const { user_id: userId, erased_at: erasedAt } of erased)
      await list.add({ userId, erasedAt });
  }
  const name = (await list.names()).at(-1);
  if (name === undefined) throw new Error('The list of erased people could not be written.');
  await database
    .insertInto('database_marks')
    .values({ name: MARK, value: name })
    .onConflict((conflict) =>
      // Another process may have been faster, with a name that is in the list as well.
      mark === undefined
        ? conflict.doNothing()
        : conflict.column('name').doUpdateSet({ value: name }),
    )
    .execute();
};
