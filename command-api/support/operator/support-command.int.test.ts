import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { program } from '../arguments.ts';
import { forgetVisitorsAgain } from '../forget-visitor.ts';
import { forgetVisitorsJob } from '../forget-visitors.job.ts';
import { type InboundApi, startInboundApi } from '../inbound/inbound.fixture.ts';
import { readQuarantine } from '../inbound/quarantine.ts';
import { readSupportHealth } from '../support-health.ts';
import { keepThreads } from '../threads.fixture.ts';
import { keepVisitor } from '../visitors.ts';

let api: InboundApi;

beforeAll(async () => {
  api = await startInboundApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  await api.database.deleteFrom('quarantined_mails').execute();
});

const run = async (...args: readonly string[]) => {
  const lines: string[] = [];
  const command = program.read(args);
  const print = (line: string) => lines.push(line);
  return { succeeded: await command({ ...api.dependencies, print }), lines };
};

const idOfOnly = async () => (await readQuarantine(api.dependencies))[0]?.id ?? '';

test('a queue without threads is told as such, and is well', async () => {
  const { succeeded, lines } = await run('status');
  expect(succeeded).toBe(true);
  expect(lines).toEqual([
    'Alerts of a crisis that nobody has opened: none',
    'Waiting for an answer: 0 (crisis 0, high 0, priority support 0, normal 0, low 0)',
    'Longer than promised: 0',
    'Answered: 0, resolved: 0, joined with another: 0',
    'Answers that came back: 0',
    'Mails in quarantine: none',
    'Families that would like a family forum: 0',
  ]);
});

test('the status and /health tell who waits, for how long, and beyond which promise', async () => {
  const waits = (hours: number) => new Date(api.now().getTime() - hours * HOUR_MS);
  await keepThreads(api, [
    { status: 'waiting', urgency: '0', waitsSince: waits(1) },
    { status: 'waiting', urgency: '3', waitsSince: waits(50) },
    { status: 'waiting', urgency: '3', waitsSince: waits(47) },
    { status: 'answered', urgency: '3', waitsSince: null },
    { status: 'resolved', urgency: '1', waitsSince: null, bounced: true },
  ]);
  const { succeeded, lines } = await run('status');
  expect(succeeded).toBe(false);
  expect(lines).toEqual([
    'Alerts of a crisis that nobody has opened: none',
    'Waiting for an answer: 3 (crisis 1, high 0, priority support 0, normal 2, low 0)',
    `Oldest: waits for 50 hours, answer promised by ${waits(2).toISOString()}`,
    'Longer than promised: 1',
    'Answered: 1, resolved: 1, joined with another: 0',
    'Answers that came back: 1',
    'Mails in quarantine: none',
    'Families that would like a family forum: 0',
  ]);
  const [queue] = await readSupportHealth(api.dependencies);
  expect(queue).toEqual({
    name: 'support-queue',
    status: 'ok',
    detail:
      'Messages that wait for an answer: 3, the oldest for 50 hours; longer than promised: 1.',
    numbers: { waiting: 3, overdue: 1, oldestWaitSeconds: 50 * 3_600 },
  });
});

test('the status counts each family that would like a forum once', async () => {
  for (const interests of ['["family-forum"]', '["family-forum"]', '[]'])
    await sql`
      insert into help_v1 (user_id, ratings, interests)
      values (${randomUUID().replaceAll('-', '')}, '[]', ${interests})
    `.execute(api.database);
  expect((await run('status')).lines).toContain('Families that would like a family forum: 2');
});

test('/health counts mails in quarantine, and says when none can be taken', async () => {
  const { inboundMail } = api.dependencies;
  const health = async (isTaking: boolean) =>
    (
      await readSupportHealth({
        ...api.dependencies,
        inboundMail: inboundMail && { ...inboundMail, isTaking: () => isTaking },
      })
    )[1];
  expect(await health(true)).toEqual({
    name: 'inbound-mail',
    status: 'ok',
    numbers: { quarantined: 0 },
  });
  await api.deliver(await api.open(), { from: 'ben@example.org' });
  expect(await health(true)).toMatchObject({
    status: 'ok',
    detail: 'Mails of strangers in quarantine: 1. npm run support -- quarantine lists them.',
    numbers: { quarantined: 1 },
  });
  expect(await health(false)).toMatchObject({ status: 'failing', isOptional: true });
});

test('the operator reads a mail in quarantine, and lets it continue its thread', async () => {
  expect((await run('quarantine')).lines).toEqual(['No mails are in quarantine.']);
  const thread = await api.open();
  await api.deliver(thread, { from: 'ana.work@example.org', text: 'From my work.\nAna' });
  const id = await idOfOnly();
  const { lines } = await run('quarantine');
  expect(lines).toEqual([
    `${id}: it is from another mailbox than the thread`,
    expect.stringMatching(/^ {2}received \S+, kept until \S+$/),
    `  thread ${thread.threadId}`,
    '  from ana.work@example.org: Re: Our answer',
    '  | From my work.',
    '  | Ana',
  ]);
  expect(await run('quarantine', 'release', id)).toEqual({
    succeeded: true,
    lines: [`It continues the thread ${thread.threadId}.`],
  });
  expect((await api.textsOf(thread.threadId)).at(-1)).toBe('From my work.\nAna');
  expect(await run('quarantine', 'release', id)).toMatchObject({ succeeded: false });
  expect((await run('quarantine')).lines).toEqual(['No mails are in quarantine.']);
});

test('a mail to no known thread continues the one that the operator names', async () => {
  const thread = await api.open();
  await api.deliver({ ...thread, address: 'reply@hearthway.example' });
  const id = await idOfOnly();
  expect(await run('quarantine', 'release', id)).toMatchObject({
    succeeded: false,
    lines: [expect.stringContaining('Name one')],
  });
  expect(await run('quarantine', 'release', id, 'f'.repeat(32))).toEqual({
    succeeded: false,
    lines: ['There is no such thread.'],
  });
  expect(await run('quarantine', 'release', id, thread.threadId)).toMatchObject({
    succeeded: true,
  });
  expect((await api.textsOf(thread.threadId)).at(-1)).toBe('Thank you!');
});

test('the operator forgets a mail, once', async () => {
  await api.deliver(await api.open(), { from: 'ben@example.org' });
  const id = await idOfOnly();
  expect(await run('quarantine', 'delete', id)).toMatchObject({ succeeded: true });
  expect(await run('quarantine', 'delete', id)).toMatchObject({ succeeded: false });
});

test('a visitor who asks for it is forgotten, with all keys, and no one else is', async () => {
  const { dependencies } = api;
  const known = { language: 'en', now: api.now() } as const;
  const [asks, stays] = [
    await keepVisitor(dependencies, { ...known, email: 'eva@example.org' }),
    await keepVisitor(dependencies, { ...known, email: 'ida@example.org' }),
  ];
  await dependencies.privacy.sealForPerson(asks, Buffer.from('words'));
  expect(await run('visitors', 'forget', 'nobody@example.org')).toMatchObject({
    succeeded: false,
    lines: ['No visitor has written from this mailbox.'],
  });
  expect((await run('visitors', 'forget', ' EVA@example.org')).succeeded).toBe(true);
  await forgetVisitorsJob(dependencies).run(new AbortController().signal);
  const left = async (table: 'visitors' | 'people' | 'person_keys') => {
    const people = api.database.selectFrom(table).select('user_id');
    const rows = await people.where('user_id', 'in', [asks, stays]).distinct().execute();
    return rows.map(({ user_id }) => user_id);
  };
  expect(await left('visitors')).toEqual([stays]);
  expect(await left('people')).toEqual([stays]);
  expect(await left('person_keys')).toEqual([stays]);
  expect(await dependencies.erasureList.read()).toContainEqual(
    expect.objectContaining({ userId: asks, isVisitor: true }),
  );
});

test('a visitor that was forgotten does not come back with an older backup', async () => {
  const { dependencies } = api;
  const known = { language: 'en', now: api.now() } as const;
  const back = await keepVisitor(dependencies, { ...known, email: 'back@example.org' });
  const stays = await keepVisitor(dependencies, { ...known, email: 'stays@example.org' });
  // As if the database were restored from before the visitor was forgotten.
  await dependencies.erasureList.add({ userId: back, erasedAt: api.now(), isVisitor: true });
  await forgetVisitorsAgain(dependencies);
  const left = await api.database
    .selectFrom('people')
    .select('user_id')
    .where('user_id', 'in', [back, stays])
    .execute();
  expect(left).toEqual([{ user_id: stays }]);
});
