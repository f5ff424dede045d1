import { contactedSchema } from '@hearthway/domain/support/support.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Call, type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { mailboxTakes } from '../mail/mailbox-allowance.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const FORM = {
  name: 'Ana Lima',
  email: 'ana@example.org',
  phone: '',
  subject: 'A letter from Nether Wallop',
  category: 'insurance',
  message: 'They ask for a form that I have never seen.',
};

let forms = 0;
/** Words of their own, so that it is another form. */
const newForm = () => {
  forms += 1;
  return { ...FORM, message: `${FORM.message} ${forms}` };
};

const contact = async (body: unknown, options: Partial<Call> = {}) => {
  const answer = await api.send({ method: 'POST', url: '/api/support/contact', body, ...options });
  return { ...answer, contacted: contactedSchema.safeParse(answer.body).data };
};

const write = (threadId: string, message: string, options: Partial<Call>) =>
  api.send({
    method: 'POST',
    url: `/api/support/threads/${threadId}/messages`,
    body: { message },
    ...options,
  });

const eventsOf = (threadId: string) => api.stored(`supportThread-${threadId}`);
const typesOf = (threadId: string) => eventsOf(threadId).map(({ type }) => type);

const openedBy = async (family: Family): Promise<string> => {
  const { contacted } = await contact(newForm(), { as: family });
  return z.string().parse(contacted?.threadId);
};

test("a family's message opens a thread of its own, with words and name sealed", async () => {
  const family = await api.signUp();
  const { status, contacted, position } = await contact(FORM, { as: family });
  expect(status).toBe(200);
  expect(contacted?.answerBy).toBe(new Date(api.now().getTime() + 48 * 3_600_000).toISOString());
  const events = eventsOf(contacted?.threadId ?? '');
  expect(events).toMatchObject([
    {
      type: 'ThreadOpened',
      data: {
        topic: 'insurance',
        priority: 'normal',
        hasPrioritySupport: false,
        language: 'en',
        sender: 'family',
        channel: 'form',
        phone: null,
      },
      metadata: { userId: family.userId, actor: family.userId },
    },
    { type: 'MessageSent', data: { by: 'family', via: 'form' }, position },
  ]);
  for (const words of ['Ana', 'Nether Wallop', 'never seen', 'ana@'])
    expect(JSON.stringify(events)).not.toContain(words);
});

test('the same form from two tabs opens one thread, and a day later another one', async () => {
  const family = await api.signUp();
  const form = newForm();
  const [one, other] = await Promise.all([
    contact(form, { as: family, headers: { 'idempotency-key': 'tab-1' } }),
    contact(form, { as: family, headers: { 'idempotency-key': 'tab-2' } }),
  ]);
  expect(other.contacted).toEqual(one.contacted);
  expect(typesOf(one.contacted?.threadId ?? '')).toEqual(['ThreadOpened', 'MessageSent']);
  api.passTime(25 * 3_600_000);
  const later = await contact(form, { as: family });
  expect(later.contacted?.threadId).not.toBe(one.contacted?.threadId);
});

test('a visitor is a mailbox, is told no thread, and counts as no family', async () => {
  const before = api.head();
  const email = 'eva@example.org';
  expect((await contact({ ...newForm(), email })).contacted?.threadId).toBeNull();
  expect(
    (await contact({ ...newForm(), email: ' EVA@example.org' })).contacted?.threadId,
  ).toBeNull();
  expect(api.head()).toBe(before + 4);
  const visitors = await api.database
    .selectFrom('visitors')
    .selectAll()
    .where('email_key', '=', await api.dependencies.privacy.emailKeyOf(email))
    .execute();
  expect(await api.dependencies.privacy.openTexts('visitors', visitors)).toMatchObject([
    { email, language: 'en' },
  ]);
  const [visitor] = visitors;
  const metadata: unknown[] = [];
  for await (const { event } of api.dependencies.eventStore.readAll())
    if (event?.streamId.startsWith('supportThread-')) metadata.push(event.metadata);
  expect(metadata.slice(-4)).toMatchObject(
    Array.from({ length: 4 }, () => ({ userId: visitor?.user_id, actor: 'visitor' })),
  );
});

test('the holder of an address is heard, however many forms strangers have sent with it', async () => {
  const email = 'flooded@example.org';
  for (let sent = 0; sent < 50; sent += 1)
    expect(await contact({ ...newForm(), email })).toMatchObject({ status: 200 });
  const before = api.head();
  const own = { ...newForm(), email, message: 'My child ran away and I cannot find him' };
  expect(await contact(own)).toMatchObject({ status: 200 });
  expect(api.head()).toBe(before + 2);
});

test('a network causes few confirmations in a mailbox, and spends none of another network', async () => {
  const email = 'confirmed@example.org';
  const from = (remoteAddress: string) => ({ headers: { 'x-forwarded-for': remoteAddress } });
  const threads: string[] = [];
  for (const address of [
    '203.0.113.1',
    '203.0.113.1',
    '203.0.113.1',
    '203.0.113.1',
    '198.51.100.7',
  ]) {
    const known = new Set(api.streams('supportThread-'));
    await contact({ ...newForm(), email }, from(address));
    threads.push(...api.streams('supportThread-').filter((name) => !known.has(name)));
  }
  const taken: boolean[] = [];
  for (const thread of threads) {
    const details = {
      threadId: thread.slice('supportThread-'.length),
      answerBy: api.now().toISOString(),
      visitorCode: 'code',
    };
    const mail = { kind: 'support-confirmation', details } as const;
    taken.push(await mailboxTakes(api.dependencies, { mail, to: email, isConfirmed: true }));
  }
  expect(taken).toEqual([true, true, true, false, true]);
});

test.for([
  ['name', { name: 'A' }, 'Name must be at least 2 characters'],
  ['email', { email: 'ana@' }, 'Please enter a valid email address'],
  ['subject', { subject: 'Help' }, 'Subject must be at least 5 characters'],
  ['category', { category: '' }, 'Please select a category'],
  ['message', { message: 'Too short' }, 'Message must be at least 10 characters'],
  ['message', { message: 'x'.repeat(100_000) }, 'Please use 5,000 letters at most'],
  ['subject', { subject: 'A letter\r\nBcc: all@example.org' }, 'Please write this on one line'],
  ['name', { name: 'Ana\nLima' }, 'Please write this on one line'],
  ['phone', { phone: '1\r\n2' }, 'Please write this on one line'],
] as const)('an invalid %s is refused: %j', async ([path, wrong, message]) => {
  const before = api.head();
  const { status, body } = await contact({ ...FORM, ...wrong });
  expect(status).toBe(400);
  expect(body).toMatchObject({ issues: [{ path, message }] });
  expect(api.head()).toBe(before);
});

test('a form whose session has ended is a message of its mailbox', async () => {
  const { status, contacted } = await contact(newForm(), {
    as: { token: 'ended', cookie: 'ended' },
  });
  expect(status).toBe(200);
  expect(contacted?.threadId).toBeNull();
});

test('a family writes on in its thread, once for each request', async () => {
  const family = await api.signUp();
  const threadId = await openedBy(family);
  const headers = { 'idempotency-key': 'again' };
  for (const _ of [1, 2])
    expect(await write(threadId, '<b>Thank you</b>', { as: family, headers })).toMatchObject({
      status: 204,
    });
  expect(typesOf(threadId)).toEqual(['ThreadOpened', 'MessageSent', 'MessageSent']);
});

test('a thread takes messages of its own family only', async () => {
  const threadId = await openedBy(await api.signUp());
  const other = await api.signUp();
  expect(await write(threadId, 'Hello', { as: other })).toMatchObject({ code: 'UnknownThread' });
  expect(await write('f'.repeat(32), 'Hello', { as: other })).toMatchObject({
    code: 'UnknownThread',
  });
  expect(await write(threadId, 'Hello', {})).toMatchObject({ code: 'SignInRequired' });
  expect(await write(threadId, ' ', { as: other })).toMatchObject({ status: 400 });
});
