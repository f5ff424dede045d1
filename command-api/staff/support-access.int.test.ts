import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { createKeptLogger } from '@hearthway/infra/adapters/logging/logger.fixture.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { accountCalls } from '../account/account.fixture.ts';
import { buildCommandApi } from '../app.ts';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';
import { supportCalls } from './support.fixture.ts';

let api: TestApi;
const { hire, about, find } = supportCalls(() => api);
const { isSignedIn, mailsTo } = accountCalls(() => api);
let staff: Awaited<ReturnType<typeof hire>>;
let family: Awaited<ReturnType<TestApi['signUp']>>;

const REASON = 'They cannot find their report';
const EVENT_ID = '0b7e7a43-6f0a-4a54-9a52-3c1e9d2b7f10';

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  [staff, family] = [await hire(), await api.signUp()];
});

const stored = () => api.stored(`staff-${family.userId}`);
const types = () => stored().map(({ type }) => type);

const view = (options = {}) => about(family, 'view', { as: staff, ...options });
const reveal = (options = {}) =>
  about(family, 'reveal', { as: staff, body: { eventId: EVENT_ID, reason: REASON }, ...options });

test('viewing a family is stored with the family and the staff member', async () => {
  const { status, body, position } = await view();
  expect({ status, body }).toEqual({ status: 204, body: undefined });
  expect(stored()).toEqual([
    {
      id: expect.any(String),
      type: 'TimelineViewed',
      data: {},
      metadata: {
        $correlationId: expect.any(String),
        $causationId: expect.any(String),
        commandId: expect.any(String),
        commandBodyHash: expect.any(String),
        userId: family.userId,
        actor: staff.userId,
        sessionId: null,
        state: null,
        occurredAt: api.now().toISOString(),
        schemaVersion: 1,
      },
      position,
    },
  ]);
});

test('a reload is no second view, and a later one is', async () => {
  const first = await view();
  api.passTime(4 * MINUTE_MS);
  expect(await view()).toEqual(first);
  expect(types()).toEqual(['TimelineViewed']);
  api.passTime(MINUTE_MS);
  expect((await view()).position).not.toBe(first.position);
  expect(types()).toEqual(['TimelineViewed', 'TimelineViewed']);
});

test('a double click is one view, one reveal and one note', async () => {
  const key = 'the-same-click';
  const body = { note: 'Call back' };
  await view();
  for (const send of [
    () => reveal({ key }),
    () => about(family, 'notes', { as: staff, key, body }),
  ]) {
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.status).toBe(204);
    expect(second).toEqual(first);
  }
  expect(types()).toEqual(['TimelineViewed', 'DetailRevealed', 'SupportNoteAdded']);
});

test('a detail is opened with a reason, which is encrypted, and only while the grant lasts', async () => {
  expect(await reveal()).toMatchObject({ status: 403, code: 'GrantRequired' });
  await view();
  api.passTime(15 * MINUTE_MS - 1);
  expect((await reveal()).status).toBe(204);
  expect(stored().at(-1)).toMatchObject({
    type: 'DetailRevealed',
    data: { eventId: EVENT_ID, reason: { $sealed: expect.anything() } },
    metadata: { userId: family.userId, actor: staff.userId, sessionId: null },
  });
  api.passTime(1);
  expect(await reveal()).toMatchObject({ status: 403, code: 'GrantRequired' });
  expect(types()).toEqual(['TimelineViewed', 'DetailRevealed']);
});

test.for([
  ['no reason', { eventId: EVENT_ID }, 'reason'],
  ['an empty reason', { eventId: EVENT_ID, reason: ' ' }, 'reason'],
  ['a reason that is too long', { eventId: EVENT_ID, reason: 'x'.repeat(301) }, 'reason'],
  ['no event', { reason: REASON }, 'eventId'],
  ['words in place of an event', { eventId: 'Call Dana', reason: REASON }, 'eventId'],
] as const)('with %s, nothing is opened', async ([, body, field]) => {
  await view();
  expect(await reveal({ body })).toMatchObject({ status: 400, fields: [field] });
  expect(types()).toEqual(['TimelineViewed']);
});

test('a note is stored, encrypted', async () => {
  await view();
  const body = { note: '  Asked to be called back on Monday  ' };
  expect((await about(family, 'notes', { as: staff, body })).status).toBe(204);
  expect(stored().at(-1)).toMatchObject({
    type: 'SupportNoteAdded',
    data: { note: { $sealed: expect.anything() } },
    metadata: { userId: family.userId, actor: staff.userId },
  });
});

test.for([
  ['that is missing', {}],
  ['without words', { note: ' ' }],
  ['that is too long', { note: 'x'.repeat(2_001) }],
] as const)('a note %s is refused', async ([, body]) => {
  expect(await about(family, 'notes', { as: staff, body })).toMatchObject({
    status: 400,
    fields: ['note'],
  });
});

/** Same answer for each action. */
const ACTS = [
  ['view', undefined],
  ['reveal', { eventId: EVENT_ID, reason: REASON }],
  ['notes', { note: 'Call back' }],
  ['end-sessions', undefined],
  ['mails', { mail: 'reset-password' }],
] as const;

test.for(ACTS)('only families can be viewed or helped: %s', async ([act, body]) => {
  const gone = { userId: 'f'.repeat(32) };
  for (const nobody of [gone, staff])
    expect(await about(nobody, act, { as: staff, body })).toMatchObject({
      status: 404,
      code: 'UnknownFamily',
    });
  expect(await about({ userId: 'none' }, act, { as: staff, body })).toMatchObject({
    status: 400,
    fields: ['userId'],
  });
});

const [, ...DEEDS] = ACTS;

test.for(DEEDS)(
  'without a current grant no action on a family is allowed: %s',
  async ([act, body]) => {
    const expectRefused = async (): Promise<void> => {
      expect(await about(family, act, { as: staff, body })).toMatchObject({
        status: 403,
        code: 'GrantRequired',
      });
    };
    const mails = (await mailsTo(family.email)).length;
    await expectRefused();
    await view({ as: await hire() });
    await expectRefused();
    await view();
    api.passTime(15 * MINUTE_MS);
    // More often than a family may ask for a mail: it still can.
    for (let count = 0; count < 4; count += 1) await expectRefused();
    expect(types()).toEqual(['TimelineViewed', 'TimelineViewed']);
    expect(await isSignedIn(family)).toBe(true);
    expect(await mailsTo(family.email)).toHaveLength(mails);
    await view();
    expect((await about(family, act, { as: staff, body })).status).toBeLessThan(300);
  },
);

test('a family that is being deleted is unknown, and the staff member stays signed in', async () => {
  await view();
  await api.dependencies.handle(accountDecider, {
    id: family.userId,
    command: { command: 'erase' },
    context: operatorContext(family.userId, api.now()),
  });
  expect(await about(family, 'end-sessions', { as: staff })).toMatchObject({
    status: 404,
    code: 'UnknownFamily',
  });
  await api.database.deleteFrom('accounts').where('user_id', '=', family.userId).execute();
  expect(await view()).toMatchObject({ status: 404, code: 'UnknownFamily' });
});

test('logs contain nothing personal', async () => {
  const { logger, lines } = createKeptLogger();
  const app = buildCommandApi({ dependencies: api.dependencies, logger });
  onTestFinished(() => app.close());
  await find({ by: 'email', text: family.email }, { as: staff, app });
  await view({ app });
  await reveal({ app });
  await about(family, 'notes', { as: staff, app, body: { note: 'Call Dana on Monday' } });
  await about(family, 'mails', { as: staff, app, body: { mail: 'confirm-email' } });
  await about(family, 'mails', { as: staff, app, body: { mail: 'nonsense about Dana' } });
  expect(types()).toHaveLength(4);
  expect(lines).not.toEqual([]);
  for (const line of lines)
    for (const secret of [family.email, 'Lima', REASON, 'Dana']) expect(line).not.toContain(secret);
});
