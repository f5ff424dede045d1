import type { Language } from '@hearthway/domain/product.ts';
import type { Privacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';
import type { MailOfKind } from './mail-kinds.ts';

export type NewMail = MailOfKind & {
  /** Posted again under the same id, it is one mail: 32 hexadecimal digits. A new one by default. */
  readonly id?: string | undefined;
  /**
   * To whoever has this e-mail when it is sent, by `emailKeyOf`; to nobody where there is none, so
   * that posting takes as long either way. Null where the details carry an address.
   */
  readonly emailKey: string | null;
  /** Whom the row belongs to, where that is known: it goes with the account. */
  readonly userId: string | null;
  /** That of the account when it is sent, unless it is told. */
  readonly language?: Language | undefined;
};

export interface Mails {
  /** Queues a mail. In a transaction, it is sent if that is committed. */
  readonly post: (
    mail: NewMail,
    transaction?: Pick<Kysely<CommandSchema>, 'insertInto'>,
  ) => Promise<void>;
  /** Leaves nothing of a person in the queue, sent or not. */
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
  /** Something waits to be sent. */
  readonly onPosted: () => void;
}

export const createMails = ({
  database,
  privacy,
  clock,
  newId,
  onPosted,
}: MailsOptions): Mails => ({
  post: async ({ id, kind, emailKey, userId, language, details }, transaction = database) => {
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
        due_at: now,
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

/** What the details of a mail are sealed for. A code is a secret as long as the mail waits. */
export const purposeOf = (kind: string): string => `mail:${kind}`;
