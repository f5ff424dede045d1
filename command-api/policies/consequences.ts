import { createHash } from 'node:crypto';
import { isRejected, type Rejected } from '@hearthway/domain/kernel/decider.ts';
import { StoredEventError } from '@hearthway/domain/kernel/event-type.ts';
import type {
  CommandConsequence,
  Consequence,
  MailConsequence,
  Policy,
} from '@hearthway/domain/kernel/policy.ts';
import { readMetadata } from '@hearthway/domain/kernel/read-event.ts';
import type { StoredEvent } from '@hearthway/domain/kernel/stored-event.ts';
import { EventStoreUnavailableError } from '@hearthway/infra/adapters/event-store/errors.ts';
import type { Accepted, Handle } from '@hearthway/infra/adapters/event-store/handle.ts';
import { EventStoreRefusalError } from '@hearthway/infra/adapters/event-store/refusal.ts';
import { isDatabaseUnavailable } from '@hearthway/infra/adapters/postgres/unavailable.ts';
import { mailLifetimeMs, mailSchema } from '../mail/mail-kinds.ts';
import type { Mails } from '../mail/mails.ts';
import type { Notices } from '../notices/notices.ts';

export interface DispatchOptions {
  readonly handle: Handle;
  readonly mails: Pick<Mails, 'post'>;
  readonly notices: Notices;
  readonly clock: () => Date;
  readonly policy: Pick<Policy, 'name'>;
  readonly key: string;
  readonly event: StoredEvent;
}

class RefusedConsequenceError extends Error {
  override readonly name = 'RefusedConsequenceError';
}

/**
 * Runs the commands and posts the mails and alerts that follow from an event, in order. Each has an id
 * derived from policy and event, or from the key of a later mail, so that repeating it does nothing.
 */
export const dispatchConsequences = async (
  options: DispatchOptions,
  consequences: readonly Consequence[],
): Promise<void> => {
  const { policy, event, notices, key: userId } = options;
  for (const [index, consequence] of consequences.entries()) {
    if ('alert' in consequence) {
      const id = idOf(policy.name, event.id, index).slice(0, SHORT_ID_LENGTH);
      await notices.post({ ...consequence.alert, id, userId });
    } else if ('mail' in consequence) {
      const key = consequence.later?.key;
      const id =
        key === undefined
          ? idOf(policy.name, event.id, index)
          : idOf(policy.name, options.key, ...key);
      await postMail(options, { id, consequence });
    } else await dispatchCommand(options, { id: idOf(policy.name, event.id, index), consequence });
  }
};

/** Uses the time of the event, so that a retry is identical. */
const dispatchCommand = async (
  { handle, policy, key, event }: DispatchOptions,
  { id: commandId, consequence }: { readonly id: string; readonly consequence: CommandConsequence },
): Promise<void> => {
  const { $correlationId: correlationId, occurredAt } = readMetadata(event);
  const outcome = await consequence.dispatch<Promise<Accepted | Rejected<string>>>(
    (decider, id, command) =>
      handle(decider, {
        id,
        command,
        context: {
          correlationId,
          causationId: event.id,
          userId: key,
          actor: policy.name,
          sessionId: null,
          state: null,
          now: new Date(occurredAt),
          // The body follows from the event as well.
          idempotency: { commandId, bodyHash: commandId },
        },
      }),
  );
  if (isRejected(outcome))
    throw new RefusedConsequenceError(`Its consequence was refused: ${outcome.rejected}.`);
};

const SHORT_ID_LENGTH = 32;

/**
 * The queue accepts a mail of the same id once, for as long as it remembers it, which is longer than any mail
 * is worth sending.
 */
const postMail = async (
  { mails, clock, key, event }: DispatchOptions,
  { id, consequence }: { readonly id: string; readonly consequence: MailConsequence },
): Promise<void> => {
  const mail = mailSchema.parse(consequence.mail);
  const sendAt = consequence.later?.sendAt;
  const worthFrom = sendAt?.getTime() ?? Date.parse(readMetadata(event).occurredAt);
  if (clock().getTime() - worthFrom > mailLifetimeMs(mail.kind)) return;
  await mails.post({
    ...mail,
    id: id.slice(0, SHORT_ID_LENGTH),
    emailKey: null,
    userId: key,
    sendAt,
  });
};

/** Stored ids contain the name of the policy and the id of the event, so these must never change. */
const idOf = (policy: string, ...parts: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(JSON.stringify([policy, ...parts]))
    .digest('hex');

/** Whether the stores failed, in which case a retry helps and the event is not to blame. */
export const isFailureOfStores = (error: unknown): boolean =>
  error instanceof EventStoreUnavailableError ||
  error instanceof EventStoreRefusalError ||
  isDatabaseUnavailable(error);

/** Hides other errors, which may repeat data of the event. */
export const reasonOf = (error: unknown): string =>
  error instanceof StoredEventError || error instanceof RefusedConsequenceError
    ? error.message
    : `It failed with ${error instanceof Error ? error.name : 'an unknown error'}.`;
