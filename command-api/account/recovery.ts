import { randomBytes } from 'node:crypto';
import type { ResetPassword } from '@hearthway/domain/account/account.contract.ts';
import type { Language } from '@hearthway/domain/product.ts';
import { wholeNameHash } from '@hearthway/infra/adapters/account/name-hashes.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import type { Accepted } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { requireAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import { sql } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { USERNAME_REMINDERS } from './account.allowances.ts';
import { accountContext } from './account-context.ts';
import { findAccount } from './accounts.ts';
import type { Asker } from './asker.ts';
import type { MailCode } from './email-confirmation.ts';
import { keepLanguage } from './language.ts';
import { idempotencyOf, keepCode, spendCode } from './mailed-codes.ts';
import { setPassword } from './new-password.ts';
import { refuseCommonPassword, refuseOwnNames } from './password-rules.ts';
import { prepareResetMail, type ResetTry, tryReset } from './reset-codes.ts';

export interface ResetCodeRequest {
  readonly asker: Asker;
  /** Browser that asks; null if a staff member asks, who must not use the code. */
  readonly browserHash: Buffer | null;
  readonly language: Language | undefined;
}

/**
 * Does the same work whether or not the e-mail has an account: the recipient is looked up when the mail is
 * sent. Returns undefined if the mailbox holds enough mails.
 */
export const prepareResetCode = async (
  dependencies: CommandDependencies,
  { asker, browserHash, language }: ResetCodeRequest,
): Promise<PreparedReset | undefined> => {
  const { mails } = dependencies;
  const { emailKey } = asker;
  const prepared = await prepareResetMail(dependencies, { ...asker, browserHash });
  if (prepared === undefined) return undefined;
  const { code, link, rows } = prepared;
  const mailCode: MailCode = async (transaction) => {
    for (const row of rows) await keepCode(transaction, row);
    const details = { code, link };
    const mail = { kind: 'password-reset', emailKey, userId: null, details } as const;
    await mails.post({ ...mail, language }, transaction);
  };
  return { token: code ?? link, mailCode };
};

interface PreparedReset {
  /** Code, or secret of the link. */
  readonly token: string;
  readonly mailCode: MailCode;
}

/** Resolves with the code or the link's secret; undefined if the mailbox holds enough of them. */
export const mailResetCode = async (
  dependencies: CommandDependencies,
  request: ResetCodeRequest,
): Promise<string | undefined> => {
  const prepared = await prepareResetCode(dependencies, request);
  if (prepared !== undefined) await dependencies.database.transaction().execute(prepared.mailCode);
  return prepared?.token;
};

export interface ResetRequest extends ResetTry, Pick<ResetPassword, 'password'> {
  readonly language: Language | undefined;
  readonly correlationId: string;
}

/** Refuses with `WrongCode`. */
export const resetPassword = async (
  dependencies: CommandDependencies,
  { password, language, correlationId, ...tried }: ResetRequest,
): Promise<{ readonly userId: string; readonly outcome: Accepted }> => {
  const { database, clock } = dependencies;
  refuseCommonPassword(password);
  const mailed = await tryReset(dependencies, tried);
  const account = await findAccount(database, { emailKey: mailed.emailKey });
  if (account === undefined || !account.isRegistered) throw refuse('WrongCode');
  const { userId } = account;
  const user = await readUser(dependencies, userId);
  if (user === undefined) throw refuse('WrongCode');
  refuseOwnNames(password, user);
  const context = accountContext({ userId, sessionId: null, correlationId, now: clock() });
  const { outcome } = await setPassword(dependencies, account, {
    password,
    how: 'reset-code',
    context: { ...context, idempotency: idempotencyOf(mailed) },
    alongside: async (transaction) => {
      await spendCode(transaction, mailed);
      await keepLanguage(transaction, { userId, language });
    },
  });
  return { userId, outcome };
};

/** Accounts of the same name that are mailed per request. */
const MAX_NAMESAKES = 5;

interface ReminderName {
  readonly firstName: string;
  readonly lastName: string;
  readonly network: string;
}

/** Queues the same number of mails whether or not any account has the name; the rest have no recipient. */
export const mailUsername = async (
  { database, privacy, mails, clock }: CommandDependencies,
  { firstName, lastName, network }: ReminderName,
): Promise<void> => {
  const name = `${firstName} ${lastName}`.toLowerCase();
  const hash = await privacy.keyedHash('name', JSON.stringify([name, network]));
  await requireAllowance({ database, now: clock() }, USERNAME_REMINDERS, hash.toString('hex'));
  const holders = await database
    .selectFrom('accounts')
    .select('email_key')
    .where(
      'name_hashes',
      '@>',
      sql<string[]>`array[${await wholeNameHash(privacy, { firstName, lastName })}]`,
    )
    .where('registered_at', 'is not', null)
    .orderBy('created_at')
    .limit(MAX_NAMESAKES)
    .execute();
  await database.transaction().execute(async (transaction) => {
    for (let index = 0; index < MAX_NAMESAKES; index += 1) {
      const emailKey = holders[index]?.email_key ?? randomBytes(32).toString('hex');
      await mails.post(
        { kind: 'username-reminder', emailKey, userId: null, details: {} },
        transaction,
      );
    }
  });
};
