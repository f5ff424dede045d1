import {
  REPLIES_LIMIT,
  REPLY_MAX_LENGTH,
} from '@hearthway/domain/insurance/insurance.constants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';

let api: TestApi;
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
});

const CALL = {
  insurer: 'aetna',
  calledOn: '2025-12-20',
  person: 'Dana Planted',
  reference: 'I-20331',
  replies: [{ questionId: 'funding', reply: 'Self-funded, she says' }],
};

const log = (changes: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  api.send({
    method: 'POST',
    url: '/api/insurance/calls',
    body: { ...CALL, ...changes },
    as: family,
    headers,
  });

const stored = () => api.stored(`insuranceCalls-${family.userId}`);

const loggedSchema = z.object({ data: z.object({ callId: z.string() }) });

const callIdOf = (event: unknown): string => loggedSchema.parse(event).data.callId;

test('a call is stored with its insurer and day in clear, and all else sealed', async () => {
  expect((await log()).status).toBe(204);
  const [event] = stored();
  expect(event).toMatchObject({
    type: 'InsuranceCallLogged',
    data: { insurer: 'aetna', calledOn: CALL.calledOn },
  });
  const text = JSON.stringify(event);
  for (const secret of ['Dana', 'I-20331', 'Self-funded']) expect(text).not.toContain(secret);
});

test('a call that is sent again under its key is one call, with one id', async () => {
  const headers = { 'idempotency-key': 'one' };
  await log({}, headers);
  expect((await log({}, headers)).status).toBe(204);
  await log();
  const ids = stored().map(callIdOf);
  expect(new Set(ids).size).toBe(2);
});

test('a call is removed by its family', async () => {
  await log();
  const callId = callIdOf(stored()[0]);
  const remove = (as: Family) =>
    api.send({ method: 'DELETE', url: `/api/insurance/calls/${callId}`, as });
  expect((await remove(await api.signUp())).status).toBe(204);
  expect(stored()).toHaveLength(1);
  expect((await remove(family)).status).toBe(204);
  expect((await remove(family)).status).toBe(204);
  expect(stored().map(({ type }) => type)).toEqual(['InsuranceCallLogged', 'InsuranceCallRemoved']);
});

describe('a call is refused', () => {
  const reply = { questionId: 'funding', reply: 'Yes' };
  test.for([
    { because: 'of an unknown insurer', changes: { insurer: 'acme' }, field: 'insurer' },
    { because: 'without a date', changes: { calledOn: '' }, field: 'calledOn' },
    { because: 'on 30 February', changes: { calledOn: '2026-02-30' }, field: 'calledOn' },
    {
      because: 'with too many replies',
      changes: { replies: Array.from({ length: REPLIES_LIMIT + 1 }, () => reply) },
      field: 'replies',
    },
    {
      because: 'with a reply that is too long',
      changes: { replies: [{ ...reply, reply: 'x'.repeat(REPLY_MAX_LENGTH + 1) }] },
      field: 'replies.0.reply',
    },
    {
      because: 'with unseen characters in a name',
      changes: { person: 'Dana\u202e' },
      field: 'person',
    },
  ])('$because', async ({ changes, field }) => {
    expect(await log(changes)).toMatchObject({ code: 'ValidationFailed', fields: [field] });
    expect(stored()).toEqual([]);
  });

  test('on a day that is still to come', async () => {
    expect((await log({ calledOn: '2099-01-01' })).code).toBe('DateInFuture');
  });
});
