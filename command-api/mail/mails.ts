import type { Language } from '@hearthway/domain/product.ts';
import type { Privacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';
import type { MailOfKind } from './mail-kinds.ts';

export type NewMail = MailOfKind & {
  /** 32 hexadecimal digits; random by default. A mail queued again under the same id is sent once. */
  readonly id?: string | undefined;
  /**
   * Recipient by `emailKeyOf`, looked up when the mail is sent; an unknown e-mail takes just as long to
   * queue. Null if the details contain an address, and for the account of `userId`, whose address at sending
   * time is used.
   */
  readonly emailKey: string | null;
  /** Owner of the row, if known: erasing the account removes it. */
  readonly userId: string | null;
  /** Defaults to the account's language when it is sent. */
  readonly language?: Language | undefined;
  /** Earliest time of sending, from which its lifetime counts; at once by default. */
  readonly sendAt?: Date | undefined;
};

export interface Mails {
  /** Queues a mail. In a transaction, it is sent once that commits. */
  readonly post: (
    mail: NewMail,
    transaction?: Pick<Kysely<CommandSchema>, 'insertInto'>,
  ) => Promise<void>;
  /** Deletes all data of a person from the queue, sent or not. */
  readonly forgetPerson: (
    person: { readonly userId: string; readonly emailKey: string },
    transaction?: Pick<Kysely<CommandSchema>, 'deleteFrom'>,
  ) => Promise<void>;
}

export interface MailsOptions {
  readonly database: Kysely<CommandSchema>;
  readonly privacy: Privacy;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly onPosted: () => void;
}

export const createMails = ({
  database,
  privacy,
  clock,
  newId,
  onPosted,
}: MailsOptions): Mails => ({
  post: async (
    { id, kind, emailKey, userId, language, details, sendAt },
    transaction = database,
  ) => {
    const now = clock();
    await transaction
      .insertInto('mails')
      .values({
        id: id ?? newId().replaceAll('-', ''),
        kind,
        email_key: emailKey,
        user_id: userId,
        language: language ?? null,
        details: await privacy.sealForSystem(purposeOf(kind), Buffer.from(JSON.stringify(details))),
        created_at: now,
        due_at: sendAt ?? now,
        send_at: sendAt ?? null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    onPosted();
  },
  forgetPerson: async ({ userId, emailKey }, transaction = database) => {
    await transaction
      .deleteFrom('mails')
      .where((mail) => mail.or([mail('user_id', '=', userId), mail('email_key', '=', emailKey)]))
      .execute();
  },
});

/** Sealing purpose of a mail's details, since a code is secret while the mail waits. */
export const purposeOf = (kind: string): string => `mail:${kind}`;
