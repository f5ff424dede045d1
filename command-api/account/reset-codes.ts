import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  RESET_LINK_HOURS,
  RESET_LINK_LENGTH,
} from '@hearthway/domain/account/account.constants.ts';
import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { isRefusal, refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { requireAllowance, takeAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { Insertable, Transaction } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';
import { MAILBOX_COUNTS, RESET_SHARE, takeShare } from '../mail/mailbox-allowance.ts';
import {
  DAILY_RESET_CODES,
  RESET_CODES,
  STRANGERS_CODES,
  TRIES_ELSEWHERE,
} from './account.allowances.ts';
import type { Asker } from './asker.ts';
import { type MailedCode, makeCode, tryCode } from './mailed-codes.ts';

// Six digits are safe only while few can be tried, and strangers can use up a limit that they share. So each
// browser has its own code and tries, and every mail also holds a link, which is too long to guess and needs
// no limit. See docs/security.md#a-stranger-who-knows-an-e-mail.

/** Id prefixes of codes and links; codes are never compared with links. */
const CODES = 'password-reset/';
const LINKS = 'password-reset-link/';

export interface ResetMail {
  /** Null after many mails a day to strangers: the link is enough. */
  readonly code: string | null;
  readonly link: string;
  readonly rows: readonly Insertable<CommandSchema['mailed_codes']>[];
}

/**
 * Returns undefined if the mailbox holds enough mails, each with a valid link. Refuses with `TooManyTries` if
 * this asker has asked too often.
 */
export const prepareResetMail = async (
  dependencies: CommandDependencies,
  { emailKey, browserHash, ...asker }: Asker & { readonly browserHash: Buffer | null },
): Promise<ResetMail | undefined> => {
  const { database, clock } = dependencies;
  const now = clock();
  const options = { database, now };
  await requireAllowance(options, RESET_CODES, asker.key);
  await requireAllowance(options, DAILY_RESET_CODES, asker.key);
  let hasCode = true;
  if (asker.isStranger) {
    if (!(await takeShare(options, RESET_SHARE, emailKey))) return undefined;
    hasCode = (await takeAllowance(options, STRANGERS_CODES, emailKey)) === 0;
  }
  const about = { purpose: 'password-reset', emailKey, userId: null } as const;
  const owner = `${emailKey}/${(browserHash ?? asker.handle).toString('hex')}`;
  const newCode = await makeCode(dependencies, { ...about, owner, browserHash });
  const link = randomBytes(32).toString('base64url');
  const hash = linkHash(link);
  const linkRow = {
    id: `${LINKS}${hash.toString('hex')}`,
    purpose: 'password-reset',
    email_key: emailKey,
    user_id: null,
    code_hash: hash,
    browser_hash: null,
    tries: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + RESET_LINK_HOURS * HOUR_MS),
  } as const;
  return {
    code: hasCode ? newCode.code : null,
    link,
    rows: hasCode ? [newCode.row, linkRow] : [linkRow],
  };
};

export interface ResetTry {
  readonly token: string;
  /** Cookie hash of the browser that sends it, if it has asked. */
  readonly browserHash: Buffer | undefined;
  /** Undefined if no e-mail is given with the code. */
  readonly asker: Asker | undefined;
}

/** Refuses with `WrongCode`, or with `TooManyTries` if another browser asked for the code. */
export const tryReset = async (
  dependencies: CommandDependencies,
  { token, browserHash, asker }: ResetTry,
): Promise<MailedCode> => {
  if (token.length === RESET_LINK_LENGTH) return findLink(dependencies, token);
  const own = browserHash && (await findOwnCode(dependencies, browserHash, asker?.emailKey));
  if (asker === undefined) {
    if (own === undefined) throw refuse('WrongCode');
    return tryCode(dependencies, own, token);
  }
  const mailed = own === undefined ? own : await tryOwnFirst(dependencies, own, token);
  return mailed ?? tryElsewhere(dependencies, asker, token);
};

/** Counts no tries: 256 bits are never guessed. */
const findLink = async (
  { database, clock }: CommandDependencies,
  link: string,
): Promise<MailedCode> => {
  const row = await database
    .selectFrom('mailed_codes')
    .select(['id', 'email_key as emailKey', 'code_hash as hash', 'created_at as createdAt'])
    .where('id', '=', `${LINKS}${linkHash(link).toString('hex')}`)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (row === undefined) throw refuse('WrongCode');
  return row;
};

/** Finds the newest code, since one browser may have asked for two e-mails and name neither. */
const findOwnCode = async (
  { database }: CommandDependencies,
  browserHash: Buffer,
  emailKey: string | undefined,
): Promise<string | undefined> => {
  const row = await database
    .selectFrom('mailed_codes')
    .select('id')
    .where('browser_hash', '=', browserHash)
    .$if(emailKey !== undefined, (query) => query.where('email_key', '=', emailKey ?? ''))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
};

/** Returns undefined for a different code, which another browser may have asked for. */
const tryOwnFirst = async (
  dependencies: CommandDependencies,
  id: string,
  code: string,
): Promise<MailedCode | undefined> => {
  try {
    return await tryCode(dependencies, id, code);
  } catch (error) {
    if (isRefusal(error, 'WrongCode')) return undefined;
    throw error;
  }
};

const tryElsewhere = async (
  { database, privacy, clock }: CommandDependencies,
  { emailKey, isStranger, key }: Asker,
  code: string,
): Promise<MailedCode> => {
  const now = clock();
  await requireAllowance({ database, now }, TRIES_ELSEWHERE, isStranger ? emailKey : key);
  const rows = await database
    .selectFrom('mailed_codes')
    .select(['id', 'email_key as emailKey', 'code_hash as hash', 'created_at as createdAt'])
    .where('email_key', '=', emailKey)
    .where('id', 'like', `${CODES}%`)
    .where('expires_at', '>', now)
    .execute();
  for (const row of rows)
    if (timingSafeEqual(row.hash, await privacy.keyedHash(row.id, code))) return row;
  throw refuse('WrongCode');
};

/** Discards resets and the mailbox's allowances, since its holder is known now. */
export const discardResets = async (
  transaction: Transaction<CommandSchema>,
  emailKey: string,
): Promise<void> => {
  await transaction
    .deleteFrom('mailed_codes')
    .where('email_key', '=', emailKey)
    .where('purpose', '=', 'password-reset')
    .execute();
  const shared = [...MAILBOX_COUNTS, STRANGERS_CODES.name, TRIES_ELSEWHERE.name];
  await transaction
    .deleteFrom('allowances')
    .where('name', 'in', shared)
    .where('key', '=', emailKey)
    .execute();
};

/** Needs no salt and no work factor: 256 random bits cannot be guessed. */
const linkHash = (link: string): Buffer => createHash('sha256').update(link).digest();
