import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { THREAD_LINK_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import type { Kysely } from 'kysely';
import type { Privacy } from '../privacy/privacy.ts';
import type { Tables } from '../tables/tables.ts';
import { hashOfSecret, type ThreadVisit } from './thread-cookie.ts';

/** End of the validity of a link, and of the browser session that it opens. */
export const linkEnd = (now: Date): Date => new Date(now.getTime() + THREAD_LINK_DAYS * DAY_MS);

interface Dependencies {
  readonly database: Kysely<Pick<Tables, 'thread_links'>>;
  readonly privacy: Pick<Privacy, 'keyedHash'>;
  readonly clock: () => Date;
}

/**
 * Code of the link in a mail. It is derived from the mail's id, so that a resent mail has the same link, and
 * is stored as a hash.
 */
export const linkInMail = async (
  { database, privacy, clock }: Dependencies,
  { mailId, userId, threadId }: ThreadVisit & { readonly mailId: string },
): Promise<string> => {
  const code = (await privacy.keyedHash('thread-link', mailId)).toString('base64url');
  const now = clock();
  await database
    .insertInto('thread_links')
    .values({
      code_hash: hashOfSecret(code),
      thread_id: threadId,
      user_id: userId,
      created_at: now,
      expires_at: linkEnd(now),
    })
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .execute();
  return code;
};
