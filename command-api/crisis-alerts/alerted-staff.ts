import type { AlertConsequence } from '@hearthway/domain/kernel/policy.ts';
import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

/** Returns the user ids of staff on duty, or of all support staff if none are. */
export const alertedStaff = async (
  database: Pick<Kysely<CommandSchema>, 'selectFrom'>,
  to: AlertConsequence['alert']['to'],
): Promise<readonly string[]> => {
  const staff = await database
    .selectFrom('accounts')
    .leftJoin('duty', 'duty.user_id', 'accounts.user_id')
    .select(['accounts.user_id', 'duty.is_on_duty'])
    .where('accounts.role', '=', 'support')
    .orderBy('accounts.user_id')
    .execute();
  const onDuty = staff.filter(({ is_on_duty }) => is_on_duty === true);
  const alerted = to === 'those-on-duty' && onDuty.length > 0 ? onDuty : staff;
  return alerted.map(({ user_id }) => user_id);
};
