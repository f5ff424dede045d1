import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { ListingReport } from '@hearthway/domain/directory/listing-report.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCalls } from '../account/account.fixture.ts';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import type { OperatorOptions } from '../commands/operator-command.ts';
import { program } from './arguments.ts';
import { reportCalls } from './listing-reports.fixture.ts';

let api: TestApi;
const { mailsTo } = accountCalls(() => api);
const { report, reportsBy } = reportCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

/** Runs an operator command, and returns its output. */
const run = async (args: readonly string[], changes: Partial<OperatorOptions> = {}) => {
  const lines: string[] = [];
  const command = program.read(args);
  const print = (line: string) => lines.push(line);
  const succeeded = await command({ ...api.dependencies, print, ...changes });
  return { succeeded, lines };
};

let listings = 0;

/** A new listing with a family's report on it. */
const reported = async (family: Family): Promise<{ resourceId: string; reportId: string }> => {
  listings += 1;
  const resourceId = `listing-${listings}`;
  await api.addListing(resourceId);
  await report(family, resourceId, { field: 'phone', message: 'Nobody has that number.' });
  const { id = '' } = (await reportsBy(family)).at(-1) ?? {};
  return { resourceId, reportId: id };
};

const phoneOf = async (id: string): Promise<string | null | undefined> => {
  const { rows } = await sql<{ phone: string | null }>`
    select phone from providers where id = ${id}
  `.execute(api.database);
  return rows[0]?.phone;
};

const typesOf = (reportId: string) =>
  api.stored(`listingReport-${reportId}`).map(({ type }) => type);

const answersTo = async ({ email }: Family) =>
  (await mailsTo(email)).filter(({ kind }) => kind === 'listing-report-resolved');

const erase = ({ userId }: Family) =>
  api.database.deleteFrom('accounts').where('user_id', '=', userId).execute();

test('the report says what each state has, which counties have nobody, and how old contacts of offices are', async () => {
  await api.addListing('listing-reported-on');
  await sql`update providers set is_demo = false where id = 'listing-reported-on'`.execute(
    api.database,
  );
  const { succeeded, lines } = await run(['report']);
  expect(succeeded).toBe(true);
  expect(lines.find((line) => /^[A-Z]{2} {2}\S+ +\d+ +\d+ +\d+ +\d+ /.test(line))).toBeDefined();
  const title = lines.findIndex((line) => /^Counties without any listing: \d+/.test(line));
  expect(
    lines.slice(title + 1, title + 21).filter((line) => /^ {2}.+, [A-Z]{2} \([\d,]+\)$/.test(line)),
  ).toHaveLength(20);
  expect(lines.some((line) => line.startsWith('Contacts of offices'))).toBe(true);
});

test('resolving a report with a correction changes the listing at once and mails the family', async () => {
  const family = await api.signUp();
  const { resourceId, reportId } = await reported(family);
  const set = ['--set', 'phone=919-555-0199', '--set', 'accepting=no'];
  const answer = await run(['resolve', reportId, ...set, '--note', 'Well seen!']);
  expect(answer).toEqual({
    succeeded: true,
    lines: ['Resolved, and the family is notified by email: corrected phone accepting.'],
  });
  expect(await phoneOf(resourceId)).toBe('(919) 555-0199');
  const [, resolved] = api.stored(`listingReport-${reportId}`);
  expect(resolved).toMatchObject({
    type: 'ListingErrorResolved',
    data: { outcome: 'corrected', fields: ['phone', 'accepting'] },
    metadata: { userId: family.userId, actor: 'operator', sessionId: null },
  });
  expect(JSON.stringify(resolved)).not.toContain('Well seen!');
  const details = { resourceName: expect.any(String), outcome: 'corrected', note: 'Well seen!' };
  expect(await answersTo(family)).toEqual([{ kind: 'listing-report-resolved', details }]);
});

test('a report is resolved once, however often it is asked for', async () => {
  const family = await api.signUp();
  const { resourceId, reportId } = await reported(family);
  const resolve = ['resolve', reportId, '--set', 'phone=919-555-0199'];
  await run(resolve);
  expect(await run(resolve)).toEqual({
    succeeded: true,
    lines: ['It was resolved before: corrected phone.'],
  });
  expect(await run(['resolve', reportId, '--set', 'hours=Mornings'])).toEqual({
    succeeded: false,
    lines: [
      'It was resolved before: corrected phone.',
      'The new values were not applied: use "correct" for that.',
    ],
  });
  expect(await phoneOf(resourceId)).toBe('(919) 555-0199');
  expect(typesOf(reportId)).toEqual(['ListingErrorReported', 'ListingErrorResolved']);
  expect(await answersTo(family)).toHaveLength(1);
});

test('two operators at once resolve it once', async () => {
  const family = await api.signUp();
  const { reportId } = await reported(family);
  await Promise.all([run(['resolve', reportId]), run(['resolve', reportId])]);
  expect(typesOf(reportId)).toEqual(['ListingErrorReported', 'ListingErrorResolved']);
  expect(await answersTo(family)).toHaveLength(1);
});

test.for(['before the log is told', 'before the family is told'] as const)(
  'a command interrupted %s is completed when it is repeated',
  async (when) => {
    const family = await api.signUp();
    const { resourceId, reportId } = await reported(family);
    const fail = () => Promise.reject(new Error('Power cut.'));
    const { mails } = api.dependencies;
    const broken = {
      'before the log is told': { handle: fail },
      'before the family is told': { mails: { ...mails, post: fail } },
    };
    const resolve = ['resolve', reportId, '--set', 'phone=919-555-0199'];
    await expect(run(resolve, broken[when])).rejects.toThrow('Power cut.');
    expect(await answersTo(family)).toEqual([]);
    expect((await run(resolve)).succeeded).toBe(true);
    expect(await phoneOf(resourceId)).toBe('(919) 555-0199');
    expect(typesOf(reportId)).toEqual(['ListingErrorReported', 'ListingErrorResolved']);
    expect(await answersTo(family)).toHaveLength(1);
  },
);

test('a report resolved long ago sends no mail', async () => {
  const family = await api.signUp();
  const { reportId } = await reported(family);
  await run(['resolve', reportId]);
  await api.database.deleteFrom('mails').execute();
  api.passTime(2 * DAY_MS);
  await run(['resolve', reportId]);
  expect(await answersTo(family)).toEqual([]);
});

test('a listing found correct stays, and a closed one leaves the directory', async () => {
  const family = await api.signUp();
  const [right, closed] = [await reported(family), await reported(family)];
  const stays = await run(['resolve', right.reportId]);
  expect(stays.lines).toEqual(['Resolved, and the family is notified by email: as-listed.']);
  const leaves = await run(['resolve', closed.reportId, '--set', 'listed=no']);
  expect(leaves.lines).toEqual(['Resolved, and the family is notified by email: retired listed.']);
  expect(await phoneOf(closed.resourceId)).toBeUndefined();
});

test('a report on a retired listing can be resolved, but not corrected', async () => {
  const { resourceId, reportId } = await reported(await api.signUp());
  await api.removeListing(resourceId);
  expect(await run(['resolve', reportId, '--set', 'phone='])).toEqual({
    succeeded: false,
    lines: [`The directory has no listing ${resourceId} any more: there is nothing to correct.`],
  });
  expect((await run(['resolve', reportId])).lines).toEqual([
    'Resolved, and the family is notified by email: retired.',
  ]);
});

test('a report of an account that was erased is resolved without a mail, and without words', async () => {
  const family = await api.signUp();
  const { resourceId, reportId } = await reported(family);
  await erase(family);
  const answer = await run(['resolve', reportId, '--set', 'phone=919-555-0199', '--note', 'Hello']);
  expect(answer).toEqual({
    succeeded: true,
    lines: ['Resolved, and there is no account to notify: corrected phone.'],
  });
  expect(await phoneOf(resourceId)).toBe('(919) 555-0199');
  expect(api.stored(`listingReport-${reportId}`).at(-1)).toMatchObject({ data: { note: null } });
  expect(await answersTo(family)).toEqual([]);
});

test('an unknown report number is refused', async () => {
  const head = api.head();
  expect(await run(['resolve', 'r1'])).toEqual({
    succeeded: false,
    lines: ['There is no report r1.'],
  });
  expect(api.head()).toBe(head);
});

test('a listing is corrected without a report, and the correction is taken back', async () => {
  await api.addListing('wrong');
  expect(await run(['correct', 'wrong', '--set', 'phone=919-555-0199'])).toEqual({
    succeeded: true,
    lines: ['wrong is corrected: phone.'],
  });
  expect(await phoneOf('wrong')).toBe('(919) 555-0199');
  expect(await run(['withdraw', 'wrong', 'phone'])).toEqual({
    succeeded: true,
    lines: ['The correction of phone is withdrawn from wrong.'],
  });
  expect(await phoneOf('wrong')).toBeNull();
  expect(await run(['withdraw', 'wrong', 'phone'])).toEqual({
    succeeded: false,
    lines: ['There is no correction of phone of wrong.'],
  });
  expect(await run(['correct', 'nobody', '--set', 'phone='])).toEqual({
    succeeded: false,
    lines: ['The directory has no listing nobody.'],
  });
});

test('reports are listed, oldest first, without terminal control characters', async () => {
  await sql`delete from listing_reports_v1`.execute(api.database);
  expect((await run(['reports'])).lines).toEqual(['No unresolved reports.']);
  expect((await run(['reports', '--all'])).lines).toEqual(['No errors were reported.']);
  const waiting: ListingReport = {
    id: 'r2',
    resourceId: 'npi-1',
    resourceName: 'Bright Steps ABA',
    field: 'phone',
    message: 'Nobody has\nthat \u001b[31mnumber.',
    reportedAt: '2026-11-21T09:00:00.000Z',
    resolution: null,
  };
  const resolution = { outcome: 'corrected', fields: ['phone'], note: 'Thank you!' } as const;
  const resolvedAt = '2026-11-22T09:00:00.000Z';
  const answered: ListingReport = {
    ...waiting,
    id: 'r1',
    reportedAt: '2026-11-20T09:00:00.000Z',
    resolution: { ...resolution, resolvedAt },
  };
  for (const [userId, reports] of [
    ['u1', [waiting]],
    ['u2', [answered]],
  ] as const)
    await sql`
      insert into listing_reports_v1 (user_id, reports) values (${userId}, ${JSON.stringify(reports)})
    `.execute(api.database);
  const shown = [
    'r2  2026-11-21  phone  Bright Steps ABA (npi-1)',
    '  Nobody has that  [31mnumber.',
  ];
  expect((await run(['reports'])).lines).toEqual(shown);
  expect((await run(['reports', '--all'])).lines).toEqual([
    'r1  2026-11-20  phone  Bright Steps ABA (npi-1)',
    '  Nobody has that  [31mnumber.',
    '  2026-11-22: corrected (phone). Thank you!',
    ...shown,
  ]);
});
