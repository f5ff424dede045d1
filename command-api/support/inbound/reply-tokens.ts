import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { REPLY_ADDRESS_DAYS } from '@hearthway/domain/support/support.constants.ts';
import {
  addressWith,
  type ReplyAddress,
  TOKEN_BYTES,
} from '@hearthway/infra/adapters/inbound-mail/reply-address.ts';
import type { CommandDependencies } from '../../commands/dependencies.ts';

/** How long an expired address is still recognized as expired. */
const KNOWN_DAYS = 60;

type Database = Pick<CommandDependencies, 'database'>['database'];

export interface ThreadOfMail {
  readonly threadId: string;
  readonly messageId: string;
  readonly userId: string;
}

interface NewReplyAddress extends ThreadOfMail {
  readonly replyAddress: ReplyAddress;
  readonly now: Date;
}

/**
 * Creates the reply address of one mail. All addresses of its thread stay valid until some time after the
 * last mail. Returns undefined if the person is gone.
 */
export const newReplyAddress = async (
  { database }: { readonly database: Database },
  { replyAddress, threadId, messageId, userId, now }: NewReplyAddress,
): Promise<string | undefined> => {
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  const expires_at = untilFrom(now);
  await prolong({ database }, { threadId, now });
  const { numInsertedOrUpdatedRows: inserted = 0n } = await database
    .insertInto('reply_tokens')
    .columns(['token_hash', 'thread_id', 'message_id', 'user_id', 'created_at', 'expires_at'])
    .expression((tokens) =>
      tokens
        .selectFrom('people')
        .select(({ val }) => [
          val(hashOf(token)).as('token_hash'),
          val(threadId).as('thread_id'),
          val(messageId).as('message_id'),
          'user_id',
          val(now).as('created_at'),
          val(expires_at).as('expires_at'),
        ])
        .where('user_id', '=', userId),
    )
    .executeTakeFirst();
  return inserted > 0n ? addressWith(replyAddress, token) : undefined;
};

/** Extends the addresses of a thread after another mail in either direction. */
export const prolong = async (
  { database }: { readonly database: Pick<Database, 'updateTable'> },
  { threadId, now }: { readonly threadId: string; readonly now: Date },
): Promise<void> => {
  await database
    .updateTable('reply_tokens')
    .set({ expires_at: untilFrom(now) })
    .where('thread_id', '=', threadId)
    .where('expires_at', '>', now)
    .execute();
};

interface FoundToken extends ThreadOfMail {
  readonly hasExpired: boolean;
}

/** Returns undefined for a token that was never issued, or expired long ago. */
export const findToken = async (
  { database }: { readonly database: Database },
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<FoundToken | undefined> => {
  const row = await database
    .selectFrom('reply_tokens')
    .select(['thread_id', 'message_id', 'user_id', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return (
    row && {
      threadId: row.thread_id,
      messageId: row.message_id,
      userId: row.user_id,
      hasExpired: row.expires_at <= now,
    }
  );
};

export const clearTokens = async (
  { database }: { readonly database: Database },
  now: Date,
): Promise<void> => {
  const before = new Date(now.getTime() - KNOWN_DAYS * DAY_MS);
  await database.deleteFrom('reply_tokens').where('expires_at', '<', before).execute();
};

const untilFrom = (now: Date): Date => new Date(now.getTime() + REPLY_ADDRESS_DAYS * DAY_MS);

/** A secret of 128 random bits needs no slow hash. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
