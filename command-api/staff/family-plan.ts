import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  type SupportAction,
  supportAccessDecider,
} from '@hearthway/domain/staff/support-access.decider.ts';
import type { givePlanSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import type { Accepted, CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { z } from 'zod';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';
import { recordNews } from '../subscription-payments/sync-customer.ts';

/**
 * Gives a family a plan for some days, replacing an earlier gift, with the reason as a note. Refuses with
 * `GrantRequired`. Writes the note first, so that a request that fails can be retried.
 */
export const givePlan = async (
  dependencies: CommandDependencies,
  { tier, days, reason: note }: Readonly<z.infer<typeof givePlanSchema>>,
  context: CommandContext,
): Promise<Accepted> => {
  const { userId, actor: givenBy, now } = context;
  await record(dependencies, { command: 'add-note', note }, context);
  const endsAt = new Date(now.getTime() + Number(days) * DAY_MS).toISOString();
  return accepted(
    await dependencies.handle(subscriptionDecider, {
      id: userId,
      command: { command: 'set-tier', tier, endsAt, givenBy },
      context,
    }),
  );
};

/**
 * Records the payment provider's data on a family, and resolves with the URL of its page there; null for a
 * family that has no customer there. Refuses with `GrantRequired` and `PlansNotSold`.
 */
export const syncPlan = async (
  dependencies: CommandDependencies,
  context: CommandContext,
): Promise<string | null> => {
  const { payments, readState, publicUrl } = dependencies;
  const { userId: familyId } = context;
  await record(dependencies, { command: 'require-grant' }, context);
  if (payments === undefined) throw refuse('PlansNotSold');
  const { customerId } = await readState(subscriptionDecider, familyId);
  if (customerId === null) return null;
  await recordNews(dependencies, payments, { familyId, customerId });
  return payments.isPractice
    ? `${publicUrl}/dev/payments`
    : `https://dashboard.stripe.com/customers/${customerId}`;
};

const record = async (
  { handle }: CommandDependencies,
  action: SupportAction,
  context: CommandContext,
): Promise<void> => {
  const { userId, actor: staffId, now } = context;
  const command = { ...action, staffId, now };
  accepted(await handle(supportAccessDecider, { id: userId, command, context }));
};
