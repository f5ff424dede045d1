import { expect, test } from 'vitest';
import { read, trackedFiles } from './repository.fixture.ts';

/**
 * Only `familyOf` turns a session into the subject of a command, a read or a room, so that caregivers
 * can share a family without a change to any route. These files use the account of the session, each
 * for the reason beside it.
 */
const ACCOUNT_ITSELF: Readonly<Record<string, string>> = {
  'infra/adapters/http/subject.ts': 'decides which family the account acts for',
  'infra/adapters/household-access/household-subject.ts':
    'decides whether the account may act in the household of another family',
  'infra/adapters/sessions/sessions.ts': 'reads it from the table',

  'command-api/account/account-context.ts': 'changes to the own account',
  'command-api/account/account.routes.ts': 'sign-out',
  'command-api/account/deletion.routes.ts': 'deletes the own account only',
  'command-api/account/details.routes.ts': 'name, e-mail and password are of one person',
  'command-api/account/export.routes.ts': 'a copy is of what is held about one person',
  'command-api/account/language.ts': 'mails go to one person',
  'command-api/account/own-password.ts': 'a password is of one person',
  'command-api/account/sessions.routes.ts': 'sessions are of one person',
  'read-api/account/account.routes.ts': 'who is signed in',
  'read-api/account/export.routes.ts': 'a copy is of what is held about one person',
  'read-api/account/sessions.routes.ts': 'sessions are of one person',

  'read-api/limits/account-limits.ts': 'a limit on copying the directory holds for each person',
  'read-api/live/gateway.ts': 'pages are counted, and told of exports and reports, by person',

  'command-api/limits/write-quota.ts': 'a limit on writing holds for each person',
  'command-api/reports/report-runs.routes.ts': 'an analyst acts as staff',
  'command-api/reports/schedules/report-schedules.routes.ts': 'an analyst acts as staff',
  'command-api/staff/staff-context.ts': 'support acts as staff',
  'command-api/staff/support-access.routes.ts': 'support acts as staff',
  'command-api/staff/inbox.routes.ts': 'support answers as staff',
  'read-api/feedback/feedback-staff.routes.ts': 'a look at feedback is of one member of staff',
  'read-api/staff/inbox/inbox-room.ts': 'support meets in the inbox as staff',
  'read-api/staff/inbox/inbox.routes.ts': 'a look is of one member of staff',
  'read-api/staff/live/live-room.ts': 'support watches as staff',
  'read-api/staff/grant.ts': 'a grant is for one member of staff',
  'read-api/reports/reports.routes.ts': 'an analyst reads their own runs',
  'read-api/reports/report-schedules.routes.ts': 'an analyst reads their own schedules',
  'read-api/staff/timeline.routes.ts': 'details are revealed to one member of staff',
};

/** The property's name is used for nothing else, so that destructuring it is found as well. */
const usesAccount = (source: string): boolean => /\baccountId\b/.test(source);

const production = (): readonly string[] =>
  trackedFiles('command-api', 'read-api', 'infra/adapters').filter(
    (file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file),
  );

test('only the named files use the account of a session: elsewhere a request is for a family', () => {
  const files = production();
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => usesAccount(read(file)));
  expect(found.sort()).toEqual(Object.keys(ACCOUNT_ITSELF).sort());
});

test.for([
  'const id = sessionOf(request).accountId;',
  'const { accountId: userId } = sessionOf(request);',
  "const key = request.session?.['accountId'];",
])('it would notice %s', (source) => {
  expect(usesAccount(source)).toBe(true);
});

test('a session offers no other way to its account', () => {
  const source = read('infra/adapters/sessions/sessions.ts');
  const [, members = ''] = /export interface Session \{([^}]*)\}/.exec(source) ?? [];
  expect(Array.from(members.matchAll(/readonly (\w+)/g), ([, name]) => name)).toEqual([
    'id',
    'accountId',
    'role',
    // It says which limits hold, and not for whom.
    'plan',
  ]);
});
