import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { QUARANTINE_DAYS, QUARANTINED_MAILS } from '@hearthway/domain/support/support.constants.ts';
import type { InboundMail } from '@hearthway/infra/adapters/inbound-mail/read-mail.ts';
import { z } from 'zod';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import type { ThreadOfMail } from './reply-tokens.ts';

export interface Stranger {
  readonly reason: 'unknown-address' | 'expired-address' | 'other-sender';
  readonly mail: InboundMail;
  /** Thread that its address belongs or belonged to. */
  readonly thread: ThreadOfMail | undefined;
  readonly now: Date;
}

const contentSchema = z.object({
  id: z.string(),
  from: z.string().nullable(),
  subject: z.string(),
  words: z.string(),
  files: z.number(),
});

type Dependencies = Pick<CommandDependencies, 'database' | 'privacy'>;

const PURPOSE = 'quarantined-mail';

/** Maximum stored length: that of a message, with room for text that an operator removes. */
const MAX_KEPT = 20_000;

/** Stores a mail sealed for some days, once. Returns false if there are too many already. */
export const quarantine = async (
  { database, privacy, newId }: Dependencies & Pick<CommandDependencies, 'newId'>,
  { reason, mail, thread, now }: Stranger,
): Promise<boolean> => {
  const { kept } = await database
    .selectFrom('quarantined_mails')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  if (Number(kept) >= QUARANTINED_MAILS) return false;
  const { id, from, subject, words, files } = mail;
  const content = { id, from: from ?? null, subject, words: words.slice(0, MAX_KEPT), files };
  await database
    .insertInto('quarantined_mails')
    .values({
      id: newId().replaceAll('-', ''),
      mail_hash: await privacy.keyedHash(PURPOSE, JSON.stringify([id, thread?.threadId])),
      reason,
      thread_id: thread?.threadId ?? null,
      user_id: thread?.userId ?? null,
      content: await privacy.sealForSystem(PURPOSE, Buffer.from(JSON.stringify(content))),
      received_at: now,
      expires_at: new Date(now.getTime() + QUARANTINE_DAYS * DAY_MS),
    })
    .onConflict((conflict) => conflict.column('mail_hash').doNothing())
    .execute();
  return true;
};

export interface QuarantinedMail extends Pick<Stranger, 'reason'> {
  readonly id: string;
  readonly threadId: string | null;
  readonly userId: string | null;
  readonly receivedAt: Date;
  readonly expiresAt: Date;
  readonly mail: z.output<typeof contentSchema>;
}

/** Returns the oldest first. For the operator only. */
export const readQuarantine = async ({
  database,
  privacy,
}: Dependencies): Promise<readonly QuarantinedMail[]> => {
  const rows = await database
    .selectFrom('quarantined_mails')
    .selectAll()
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, reason, thread_id, user_id, content, received_at, expires_at }) => ({
      id,
      reason,
      threadId: thread_id,
      userId: user_id,
      receivedAt: received_at,
      expiresAt: expires_at,
      mail: contentSchema.parse(
        JSON.parse((await privacy.openForSystem(PURPOSE, content)).toString()),
      ),
    })),
  );
};

/** Returns false for an unknown id. */
export const removeQuarantined = async (
  { database }: Pick<Dependencies, 'database'>,
  id: string,
): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('quarantined_mails')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const clearQuarantine = async (
  { database }: Pick<Dependencies, 'database'>,
  now: Date,
): Promise<void> => {
  await database.deleteFrom('quarantined_mails').where('expires_at', '<=', now).execute();
};

export interface QuarantineStatus {
  readonly mails: number;
  /** Null if there are none. */
  readonly oldest: Date | null;
}

export const readQuarantineStatus = async ({
  database,
}: Pick<Dependencies, 'database'>): Promise<QuarantineStatus> => {
  const { mails, oldest } = await database
    .selectFrom('quarantined_mails')
    .select(({ fn }) => [fn.countAll<number>().as('mails'), fn.min('received_at').as('oldest')])
    .executeTakeFirstOrThrow();
  return { mails: Number(mails), oldest };
};
