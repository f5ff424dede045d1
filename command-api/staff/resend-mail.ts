import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { ResendableMail } from '@hearthway/domain/staff/support-access.constants.ts';
import {
  type SupportAction,
  supportAccessDecider,
} from '@hearthway/domain/staff/support-access.decider.ts';
import type { PlanState } from '@hearthway/domain/subscription/plan-state.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import type { Accepted, CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import {
  type Allowance,
  requireAllowance,
  takeAllowance,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { supportAs } from '../account/asker.ts';
import { prepareCodeAgain } from '../account/details.ts';
import type { MailCode } from '../account/email-confirmation.ts';
import { prepareResetCode } from '../account/recovery.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';

/** Mails once per request, however often it is repeated. */
const RESENT_MAILS: Allowance = { name: 'resent-mail', most: 1, perMs: HOUR_MS };

const RESENT_RECEIPTS: Allowance = { name: 'resent-receipt', most: 3, perMs: HOUR_MS };

/**
 * Mails a new code each time, or the receipt of the last payment, to the account's address in its language.
 * Limits per family protect its mailbox. Refuses with `GrantRequired`, `NothingToConfirm`, `UnknownPayment`
 * and `TooManyTries`.
 *
 * Appends to the log first: a failed request can be retried, and then mails once.
 */
export const resendMail = async (
  dependencies: CommandDependencies,
  mail: ResendableMail,
  context: CommandContext,
): Promise<Accepted> => {
  const { handle, database } = dependencies;
  const { userId, actor: staffId, now, idempotency } = context;
  const record = async (action: SupportAction): Promise<Accepted> => {
    const command = { ...action, staffId, now };
    return accepted(await handle(supportAccessDecider, { id: userId, command, context }));
  };
  // Checks the grant first, so that a refused request does not count against the family's own allowance.
  await record({ command: 'require-grant' });
  const mailCode = await prepare(dependencies, mail, userId);
  const outcome = await record({ command: 'record-mail', mail });
  await database.transaction().execute(async (transaction) => {
    // Another code would replace the one just sent.
    if (idempotency !== undefined) {
      const options = { database: transaction, now };
      if ((await takeAllowance(options, RESENT_MAILS, idempotency.commandId)) > 0) return;
    }
    await mailCode(transaction);
  });
  return outcome;
};

const prepare = async (
  dependencies: CommandDependencies,
  mail: ResendableMail,
  userId: string,
): Promise<MailCode> => {
  const user = await readUser(dependencies, userId);
  if (user === undefined) throw refuse('UnknownFamily');
  switch (mail) {
    case 'confirm-email': {
      const mailCode = await prepareCodeAgain(dependencies, user);
      if (mailCode === undefined) throw refuse('NothingToConfirm');
      return mailCode;
    }
    case 'reset-password': {
      const asker = supportAs(await dependencies.privacy.emailKeyOf(user.email));
      const options = { asker, browserHash: null, language: undefined };
      const prepared = await prepareResetCode(dependencies, options);
      return prepared?.mailCode ?? (async () => {});
    }
    case 'payment-received': {
      const details = receiptIn(await dependencies.readState(subscriptionDecider, userId));
      if (details === undefined) throw refuse('UnknownPayment');
      const { database, clock } = dependencies;
      await requireAllowance({ database, now: clock() }, RESENT_RECEIPTS, userId);
      return (transaction) =>
        dependencies.mails.post(
          { kind: 'payment-received', details, emailKey: null, userId },
          transaction,
        );
    }
  }
};

const receiptIn = ({ payments, subscriptions }: PlanState) => {
  const payment = payments.at(-1);
  const paidFor = subscriptions.find(({ id }) => id === payment?.subscriptionId);
  if (payment === undefined || paidFor === undefined) return undefined;
  const { plan, amountCents, paidAt } = payment;
  return { plan, amountCents, paidAt, periodEndsAt: paidFor.paidUntil };
};
