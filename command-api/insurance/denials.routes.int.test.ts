import { randomUUID } from 'node:crypto';
import { DENIALS_PER_DAY } from '@hearthway/domain/insurance/denials.constants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';

let api: TestApi;
let family: Family;
let id: string;

const newId = (): string => randomUUID().replaceAll('-', '');

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
  id = newId();
});

const LETTER = {
  planType: 'chip',
  state: 'NC',
  denialReason: 'hours-reduced',
  letterOn: '2024-02-29',
  changesOn: null,
  letterSays: null,
  urgency: 'standard',
  care: 'running',
  timeZone: 'America/New_York',
  wantsReminders: true,
} as const;

const send = (method: 'PUT' | 'DELETE', path: string, body?: object) =>
  api.send({
    method,
    url: `/api/insurance/denials/${id}${path}`,
    as: family,
    ...(body !== undefined && { body }),
  });

const record = (fields: object = {}) => send('PUT', '', { ...LETTER, ...fields });
const sendAppeal = (sentOn: string) => send('PUT', '/appeals/chip-appeal-file', { sentOn });
const decide = (decidedOn: string) =>
  send('PUT', '/appeals/chip-appeal-file/decision', { outcome: 'upheld', decidedOn });

const types = () => api.stored(`denial-${family.userId}-${id}`).map(({ type }) => type);

test('a denial is recorded, corrected, appealed, decided and removed, each once', async () => {
  for (const act of [
    () => record(),
    () => record({ letterOn: '2024-03-01' }),
    () => sendAppeal('2024-03-04'),
    () => decide('2024-04-01'),
    () => send('DELETE', ''),
  ])
    for (let press = 0; press < 2; press += 1) expect((await act()).status).toBe(204);
  expect(types()).toEqual([
    'DenialRecorded',
    'DenialCorrected',
    'AppealSent',
    'AppealDecided',
    'DenialRemoved',
  ]);
  expect(await record()).toMatchObject({ status: 409, body: { code: 'DenialGone' } });
});

test('two tabs that record at once make one denial', async () => {
  const answers = await Promise.all([record(), record(), record()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(types()).toEqual(['DenialRecorded']);
});

describe('dates', () => {
  test.for([
    { letterOn: '2026-02-29' },
    { letterOn: '2026-13-01' },
    { letterOn: '26-01-01' },
    { letterOn: '1999-12-31' },
    { changesOn: 'soon' },
    { letterSays: '' },
    { state: 'ZZ' },
    { planType: 'gold' },
    { denialReason: 'autism' },
    { timeZone: 'Mars/Olympus' },
  ])('%o is refused', async (fields) => {
    expect((await record(fields)).status).toBe(400);
    expect(types()).toEqual([]);
  });

  test('a letter of the future, or of long ago, is recorded', async () => {
    expect((await record({ letterOn: '2099-01-01' })).status).toBe(204);
    expect((await record({ letterOn: '2001-01-01' })).status).toBe(204);
  });

  test('an appeal fits its letter, its decision and today', async () => {
    expect(await sendAppeal('2024-03-04')).toMatchObject({
      status: 404,
      body: { code: 'UnknownDenial' },
    });
    await record();
    const refused = async (answer: Promise<unknown>, status: number, code: string) =>
      expect(await answer).toMatchObject({ status, body: { code } });
    await refused(decide('2024-03-04'), 409, 'AppealNotSent');
    await refused(sendAppeal('2024-02-28'), 422, 'SentBeforeLetter');
    await refused(sendAppeal('2099-01-01'), 422, 'DayToCome');
    await sendAppeal('2024-03-04');
    await refused(decide('2024-03-03'), 422, 'DecidedBeforeSent');
  });
});

test('another family has no part in it', async () => {
  await record();
  const other = await api.signUp();
  const sent = await api.send({
    method: 'PUT',
    url: `/api/insurance/denials/${id}/appeals/chip-appeal-file`,
    body: { sentOn: '2024-03-04' },
    as: other,
  });
  expect(sent).toMatchObject({ status: 404, body: { code: 'UnknownDenial' } });
});

test('a family records so many denials on one day, and corrects them as it likes', async () => {
  const last = id;
  for (let count = 0; count < DENIALS_PER_DAY; count += 1) {
    expect((await record()).status).toBe(204);
    if (count < DENIALS_PER_DAY - 1) id = newId();
  }
  id = newId();
  expect((await record()).status).toBe(429);
  id = last;
  expect((await record({ urgency: 'urgent' })).status).toBe(204);
});
