import { RETENTION_MONTHS } from '@hearthway/domain/kernel/retention.constants.ts';
import { mailboxOf } from '@hearthway/domain/privacy/email-key.ts';
import { mayHaveTrial } from '@hearthway/domain/subscription/plan-state.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

// One free trial for each mailbox and each card. Used ones are marked by keyed hashes, which outlive the
// account.

export type TrialDependencies = Pick<CommandDependencies, 'database' | 'privacy' | 'clock'>;

const hashOf = async (
  { privacy }: Pick<TrialDependencies, 'privacy'>,
  purpose: 'trial-mailbox' | 'trial-card' | 'trial-holder',
  text: string,
): Promise<string> => (await privacy.keyedHash(purpose, text)).toString('hex');

/** Returns undefined if the account is gone. */
const mailboxMarkOf = async (
  dependencies: TrialDependencies,
  familyId: string,
): Promise<string | undefined> => {
  const user = await readUser(dependencies, familyId);
  return user && hashOf(dependencies, 'trial-mailbox', mailboxOf(user.email));
};

/** Whether the mailbox of a family has had its free trial with another account. */
export const isTrialUsed = async (
  dependencies: TrialDependencies,
  familyId: string,
): Promise<boolean> => {
  const mark = await mailboxMarkOf(dependencies, familyId);
  if (mark === undefined) return false;
  const used = await dependencies.database
    .selectFrom('used_trials')
    .select('mark')
    .where('mark', '=', mark)
    .where('holder', '!=', await hashOf(dependencies, 'trial-holder', familyId))
    .executeTakeFirst();
  return used !== undefined;
};

/**
 * Marks the mailbox of a family, and the card. Returns false if one of them had its free trial with another
 * account; of two concurrent accounts, the second one fails.
 *
 * @param fingerprint The payment provider's name for the card; undefined if it gives none.
 */
export const useTrial = async (
  dependencies: TrialDependencies,
  familyId: string,
  fingerprint: string | undefined,
): Promise<boolean> => {
  const { database, clock } = dependencies;
  const mailbox = await mailboxMarkOf(dependencies, familyId);
  const marks = [
    ...(mailbox === undefined ? [] : [mailbox]),
    ...(fingerprint === undefined ? [] : [await hashOf(dependencies, 'trial-card', fingerprint)]),
  ];
  if (marks.length === 0) return true;
  const holder = await hashOf(dependencies, 'trial-holder', familyId);
  await database
    .insertInto('used_trials')
    .values(marks.toSorted().map((mark) => ({ mark, holder, used_at: clock() })))
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .execute();
  const foreign = await database
    .selectFrom('used_trials')
    .select('mark')
    .where('mark', 'in', marks)
    .where('holder', '!=', holder)
    .executeTakeFirst();
  return foreign === undefined;
};

/** Marks the new mailbox of a family that may have no other trial. */
export const takeTrialAlong = async (
  dependencies: TrialDependencies & Pick<CommandDependencies, 'readState'>,
  familyId: string,
): Promise<void> => {
  const isOver = !mayHaveTrial(await dependencies.readState(subscriptionDecider, familyId));
  if (isOver) await useTrial(dependencies, familyId, undefined);
};

/** Deletes marks that have reached the retention period of billing records. */
export const clearUsedTrials = async ({
  database,
  clock,
}: Pick<TrialDependencies, 'database' | 'clock'>): Promise<void> => {
  const before = new Date(clock());
  before.setUTCMonth(before.getUTCMonth() - RETENTION_MONTHS.billing);
  await database.deleteFrom('used_trials').where('used_at', '<', before).execute();
};
