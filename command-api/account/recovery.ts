import { randomBytes } from 'node:crypto';
import type { ResetPassword } from '@hearthway/domain/account/account.contract.ts';
import type { Language } from '@hearthway/domain/product.ts';
import type { Accepted } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { sql } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { requireAllowance } from '../limits/allowances.ts';
import { DAILY_RESET_CODES, RESET_CODES, USERNAME_REMINDERS } from './account.allowances.ts';
import { accountContext } from './account-context.ts';
import { findAccount } from './accounts.ts';
import type { MailCode } from './email-confirmation.ts';
import { keepLanguage } from './language.ts';
import { codeIdOf, idempotencyOf, keepCode, makeCode, spendCode, tryCode } from './mailed-codes.ts';
import { setPassword } from './new-password.ts';
import { refuseCommonPassword, refuseOwnNames } from './password-rules.ts';

export interface ResetCodeRequest {
  readonly email: string;
  /** The browser that asks; null where a staff member asks, who must not use the code. */
  readonly browserHash: Buffer | null;
  /** Language of the page, if any. */
  readonly language: Language | undefined;
}

/**
 * Does the same work whether or not the e-mail has an account: the recipient is looked up when the
 * mail is sent.
 */
export const prepareResetCode = async (
  dependencies: CommandDependencies,
  { email, browserHash, language }: ResetCodeRequest,
): Promise<{ readonly code: string; readonly mailCode: MailCode }> => {
  const { database, privacy, mails, clock } = dependencies;
  const emailKey = await privacy.emailKeyOf(email);
  const options = { database, now: clock() };
  await requireAllowance(options, RESET_CODES, emailKey);
  await requireAllowance(options, DAILY_RESET_CODES, emailKey);
  const newCode = await makeCode(dependencies, {
    purpose: 'password-reset',
    emailKey,
    userId: null,
    browserHash,
  });
  const { code } = newCode;
  const mailCode: MailCode = async (transaction) => {
    await keepCode(transaction, newCode);
    const details = { code };
    const mail = { kind: 'password-reset', emailKey, userId: null, details } as const;
    await mails.post({ ...mail, language }, transaction);
  };
  return { code, mailCode };
};

/** Resolves with the code. */
export const mailResetCode = async (
  dependencies: CommandDependencies,
  request: ResetCodeRequest,
): Promise<string> => {
  const { code, mailCode } = await prepareResetCode(dependencies, request);
  await dependencies.database.transaction().execute(mailCode);
  return code;
};

export interface ResetRequest extends Pick<ResetPassword, 'token' | 'password' | 'email'> {
  /** Of the browser that asked, if it is the same. */
  readonly browserHash: Buffer | undefined;
  /** Language of the page, if any. */
  readonly language: Language | undefined;
  readonly correlationId: string;
}

/** Refuses with `WrongCode`. */
export const resetPassword = async (
  dependencies: CommandDependencies,
  { token, password, email, browserHash, language, correlationId }: ResetRequest,
): Promise<{ readonly userId: string; readonly outcome: Accepted }> => {
  const { database, privacy, clock } = dependencies;
  refuseCommonPassword(password);
  const mailed = await tryCode(dependencies, await whichCode(privacy, email, browserHash), token);
  const account = await findAccount(database, { emailKey: mailed.emailKey });
  if (account === undefined || !account.isRegistered) throw refuse('WrongCode');
  refuseOwnNames(password, account);
  const { userId } = account;
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

/** Keyed by e-mail or browser: six digits alone would be a guess at all codes at once. */
const whichCode = async (
  privacy: CommandDependencies['privacy'],
  email: string | undefined,
  browserHash: Buffer | undefined,
) => {
  if (email !== undefined) {
    const emailKey = await privacy.emailKeyOf(email);
    return { id: codeIdOf('password-reset', emailKey) };
  }
  if (browserHash === undefined) throw refuse('WrongCode');
  return { browserHash };
};

/** Namesakes mailed per request. */
const MAX_NAMESAKES = 5;

/**
 * Queues the same number of mails whether or not anyone has the name; the rest have no recipient.
 */
export const mailUsername = async (
  { database, privacy, mails, clock }: CommandDependencies,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<void> => {
  const nameHash = await privacy.keyedHash('name', `${firstName} ${lastName}`.toLowerCase());
  await requireAllowance({ database, now: clock() }, USERNAME_REMINDERS, nameHash.toString('hex'));
  const holders = await database
    .selectFrom('accounts')
    .select('email_key')
    .where('name_key', '=', sql<string>`name_key(${firstName}, ${lastName})`)
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
