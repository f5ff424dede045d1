import { staffAccessModel } from '@hearthway/domain/staff/staff-access.model.ts';
import type { Kysely } from 'kysely';
import type { OperatorCommand } from '../commands/operator-command.ts';
import type { CommandSchema } from '../database/schema.ts';

/**
 * Lists staff actions with family, time and reason, oldest first. Deleted families are not
 * included.
 */
export const showAccessLog =
  (since: Date): OperatorCommand =>
  async ({ database, privacy, print }) => {
    const acts = await privacy.openRows(staffAccessModel, await readActs(database, since));
    if (acts.length === 0) print('No family was looked at.');
    for (const act of acts) print(lineOf(act));
    return true;
  };

const readActs = (database: Kysely<CommandSchema>, since: Date) =>
  database
    .selectFrom('staff_access')
    // A visitor wrote without an account.
    .leftJoin('accounts as family', 'family.user_id', 'staff_access.user_id')
    // A former staff member may have deleted their account.
    .leftJoin('accounts as staff', 'staff.user_id', 'staff_access.staff_id')
    .select([
      'staff_access.occurred_at',
      'staff_access.staff_id',
      'staff_access.what',
      'staff_access.detail',
      'staff_access.words',
      'staff.email as staff_email',
      'family.email as family_email',
      'staff_access.user_id',
    ])
    .where('staff_access.occurred_at', '>=', since)
    .orderBy('staff_access.occurred_at')
    .orderBy('staff_access.position')
    .execute();

type Act = Awaited<ReturnType<typeof readActs>>[number];

const lineOf = (act: Act): string => {
  const at = act.occurred_at.toISOString().replace('T', ' ').slice(0, 19);
  const who = act.staff_email ?? `a former staff member (${act.staff_id})`;
  return `${at} UTC  ${who}  ${wordsFor(act)}  ${act.family_email ?? 'a visitor'} (${act.user_id})${whyOf(act)}`;
};

const wordsFor = ({ what, detail }: Act): string => {
  switch (what) {
    case 'timeline-viewed':
      return 'looked at';
    case 'detail-revealed':
      return 'opened details of';
    case 'note-added':
      return 'added a note to';
    case 'mail-resent':
      return `sent ${'mail' in detail ? detail.mail : 'a mail'} again to`;
    case 'sessions-ended':
      return 'ended all sessions of';
    case 'feedback-viewed':
      return 'read feedback of';
    case 'thread-viewed':
      return 'opened a conversation with';
  }
};

const whyOf = ({ what, detail, words }: Act): string => {
  if (what !== 'detail-revealed') return '';
  // Rows of the second definition have it in their details.
  const reason = 'reason' in detail ? detail.reason : words;
  // Free text: quoted, it stays on its line.
  return `: ${reason === null ? 'no longer readable' : JSON.stringify(reason)}`;
};
