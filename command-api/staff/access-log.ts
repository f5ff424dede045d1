import { staffAccessModel } from '@hearthway/domain/staff/staff-access.model.ts';
import { type Kysely, sql } from 'kysely';
import type { OperatorCommand, OperatorOptions } from '../commands/operator-command.ts';
import type { CommandSchema } from '../database/schema.ts';

/** Lists staff actions with family, time and reason, oldest first. Deleted families are not included. */
export const showAccessLog =
  (since: Date): OperatorCommand =>
  async ({ database, privacy, print }) => {
    const stored = await readActs(database, since);
    const acts = await privacy.openRows(staffAccessModel, stored);
    const emails = await emailsOf(
      { database, privacy },
      stored.flatMap(({ staff_id, user_id }) => [staff_id, user_id]),
    );
    if (acts.length === 0) print('No family was looked at.');
    for (const act of acts) print(lineOf(act, emails));
    return true;
  };

const readActs = (database: Kysely<CommandSchema>, since: Date) =>
  database
    .selectFrom('staff_access')
    .select([
      'staff_access.occurred_at',
      'staff_access.staff_id',
      'staff_access.what',
      'staff_access.detail',
      'staff_access.words',
      'staff_access.user_id',
    ])
    .where('staff_access.occurred_at', '>=', since)
    .orderBy('staff_access.occurred_at')
    .orderBy('staff_access.position')
    .execute();

type Act = Awaited<ReturnType<typeof readActs>>[number];

/** E-mails by user id. Visitors have none, and former staff may have none. */
type Emails = ReadonlyMap<string, string>;

const emailsOf = async (
  { database, privacy }: Pick<OperatorOptions, 'database' | 'privacy'>,
  userIds: readonly string[],
): Promise<Emails> => {
  const rows = await database
    .selectFrom('accounts')
    .select(['user_id', 'email'])
    .where('user_id', '=', sql<string>`any(${[...new Set(userIds)]})`)
    .execute();
  const opened = await privacy.openTexts('accounts', rows);
  return new Map(opened.map(({ user_id, email }) => [user_id, email]));
};

const lineOf = (act: Act, emails: Emails): string => {
  const at = act.occurred_at.toISOString().replace('T', ' ').slice(0, 19);
  const who = emails.get(act.staff_id) ?? `a former staff member (${act.staff_id})`;
  return `${at} UTC  ${who}  ${wordsFor(act)}  ${emails.get(act.user_id) ?? 'a visitor'} (${act.user_id})${whyOf(act)}`;
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
  // Rows of the second definition have the reason in their details.
  const reason = 'reason' in detail ? detail.reason : words;
  // Quotes free text, so that it stays on its line.
  return `: ${reason === null ? 'no longer readable' : JSON.stringify(reason)}`;
};
