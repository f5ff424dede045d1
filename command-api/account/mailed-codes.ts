import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, CODE_TRIES } from '@hearthway/domain/account/account.constants.ts';
import { CODE_MINUTES } from '@hearthway/domain/kernel/retention.constants.ts';
import type { Idempotency } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { Insertable, Kysely } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';

type Purpose = 'password-reset' | 'email-confirmation';

export interface CodeFor {
  readonly purpose: Purpose;
  /** Id of the account; for a new password, the e-mail and the browser that asked. */
  readonly owner: string;
  readonly emailKey: string;
  /** Null for a new password, whose code belongs to the e-mail, whether or not it has an account. */
  readonly userId: string | null;
  /** Cookie hash of the browser that asked, in which the code alone is enough. */
  readonly browserHash: Buffer | null;
}

export interface MailedCode {
  readonly id: string;
  readonly emailKey: string;
  readonly hash: Buffer;
  readonly createdAt: Date;
}

type CodeRow = Insertable<CommandSchema['mailed_codes']>;

export interface NewCode {
  readonly code: string;
  readonly row: CodeRow;
}

type Codes = Pick<Kysely<CommandSchema>, 'insertInto' | 'updateTable' | 'deleteFrom'>;

/** Each owner has one code per purpose; the next one replaces it. */
export const codeIdOf = (purpose: Purpose, owner: string): string => `${purpose}/${owner}`;

/** Makes a code, which becomes valid once `keepCode` has stored it. */
export const makeCode = async (
  { privacy, clock }: CommandDependencies,
  { purpose, owner, emailKey, userId, browserHash }: CodeFor,
): Promise<NewCode> => {
  const code = randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
  const now = clock();
  const id = codeIdOf(purpose, owner);
  return {
    code,
    row: {
      id,
      purpose,
      email_key: emailKey,
      user_id: userId,
      code_hash: await privacy.keyedHash(id, code),
      browser_hash: browserHash,
      tries: 0,
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_MINUTES * 60 * 1000),
    },
  };
};

export const keepCode = async (database: Codes, row: CodeRow): Promise<void> => {
  const { id: _, ...rest } = row;
  await database.deleteFrom('mailed_codes').where('expires_at', '<=', row.created_at).execute();
  await database
    .insertInto('mailed_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
};

/**
 * Counts a try before it checks the code, so that concurrent guesses share the limit. Refuses with
 * `WrongCode` for any reason. The code stays valid until it is spent.
 */
export const tryCode = async (
  { database, privacy, clock }: CommandDependencies,
  id: string,
  code: string,
): Promise<MailedCode> => {
  const row = await database
    .updateTable('mailed_codes')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', CODE_TRIES)
    .where('expires_at', '>', clock())
    .returning(['id', 'email_key as emailKey', 'code_hash as hash', 'created_at as createdAt'])
    .executeTakeFirst();
  if (row === undefined) throw refuse('WrongCode');
  const hash = await privacy.keyedHash(row.id, code);
  if (!timingSafeEqual(row.hash, hash)) throw refuse('WrongCode');
  return row;
};

/** Refuses with `WrongCode` if a concurrent request has spent or replaced it. */
export const spendCode = async (database: Codes, { id, hash }: MailedCode): Promise<void> => {
  const { numDeletedRows } = await database
    .deleteFrom('mailed_codes')
    .where('id', '=', id)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw refuse('WrongCode');
};

/**
 * Derives the idempotency key from the code, which works once: a retry after a crash finds the events already
 * stored.
 */
export const idempotencyOf = ({ id, hash, createdAt }: MailedCode): Idempotency => ({
  commandId: createHash('sha256')
    .update(JSON.stringify([id, hash.toString('hex'), createdAt.toISOString()]))
    .digest('hex'),
  bodyHash: '',
});
