import { DEFAULT_ACCESSIBILITY } from '@hearthway/domain/journey/accessibility.constants.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

const ANSWERS = { diagnosisDate: '2025-10-05', location: 'Nether Wallop' };

const post = (route: 'onboarding' | 'tour', body: unknown, headers = {}) =>
  api.send({ method: 'POST', url: `/api/journey/${route}`, body, as: family, headers });

const stored = () => api.stored(`journey-${family.userId}`);
const types = () => stored().map(({ type }) => type);

test('onboarding answers are stored sealed', async () => {
  const { status, position } = await post('onboarding', ANSWERS);
  expect(status).toBe(204);
  expect(stored()).toMatchObject([{ type: 'OnboardingCompleted', position }]);
  expect(JSON.stringify(stored())).not.toMatch(/2025-10-05|Nether Wallop/);
  expect(await post('onboarding', ANSWERS)).toMatchObject({ status: 204, position });
  expect(stored()).toHaveLength(1);
});

test('spaces around a place are ignored', async () => {
  await post('onboarding', ANSWERS);
  await post('onboarding', { ...ANSWERS, location: '  Nether Wallop ' });
  expect(stored()).toHaveLength(1);
});

test.for(['', '1899-12-31', '2025-02-30', 'soon', '02025-01-01'])(
  'a diagnosis on "%s" is refused',
  async (diagnosisDate) => {
    expect(await post('onboarding', { ...ANSWERS, diagnosisDate })).toMatchObject({
      code: 'ValidationFailed',
      fields: ['diagnosisDate'],
    });
  },
);

test('1900 is accepted, and next year is refused', async () => {
  expect((await post('onboarding', { ...ANSWERS, diagnosisDate: '1900-01-01' })).status).toBe(204);
  expect(await post('onboarding', { ...ANSWERS, diagnosisDate: '2027-01-01' })).toMatchObject({
    status: 422,
    code: 'DateInFuture',
  });
  expect(stored()).toHaveLength(1);
});

test.for(['', '   ', 'x'.repeat(201), null])(
  'an invalid place is refused: %j',
  async (location) => {
    expect(await post('onboarding', { ...ANSWERS, location })).toMatchObject({
      code: 'ValidationFailed',
      fields: ['location'],
    });
  },
);

test('the end of the tour is stored once', async () => {
  await post('tour', { outcome: 'skipped', step: 3 });
  await post('tour', { outcome: 'skipped', step: 4 });
  await post('tour', { outcome: 'completed' });
  await post('tour', { outcome: 'completed' });
  expect(stored()).toMatchObject([
    { type: 'TourSkipped', data: { step: 3 } },
    { type: 'TourCompleted', data: {} },
  ]);
});

test.for([
  { outcome: 'skipped' },
  { outcome: 'skipped', step: 0 },
  { outcome: 'skipped', step: 8 },
  { outcome: 'skipped', step: 1.5 },
  { outcome: 'liked' },
  {},
])('an unknown tour ending is refused: %j', async (body) => {
  expect(await post('tour', body)).toMatchObject({ status: 400, code: 'ValidationFailed' });
  expect(stored()).toEqual([]);
});

test('an idempotency key makes of two requests one', async () => {
  const headers = { 'idempotency-key': 'one' };
  const first = await post('onboarding', ANSWERS, headers);
  await post('onboarding', { ...ANSWERS, location: 'Over Wallop' });
  expect(await post('onboarding', ANSWERS, headers)).toEqual(first);
  expect(types()).toEqual(['OnboardingCompleted', 'OnboardingCompleted']);
});

const set = (body: unknown) =>
  api.send({ method: 'PUT', url: '/api/journey/accessibility', body, as: family });

test('how a family wants to see pages is kept until it is reset, the same only once, and cannot be read there', async () => {
  const settings = { ...DEFAULT_ACCESSIBILITY, colorMode: 'dark-high-contrast', fontSize: 20 };
  const { status, position } = await set({ settings });
  expect(status).toBe(204);
  expect(await set({ settings })).toMatchObject({ status: 204, position });
  await set({ settings: null });
  expect(stored()).toMatchObject([
    { type: 'AccessibilityChanged' },
    { type: 'AccessibilityChanged', data: { settings: null } },
  ]);
  expect(JSON.stringify(stored())).not.toContain('dark-high-contrast');
});

test.for([
  {},
  { settings: {} },
  { settings: { ...DEFAULT_ACCESSIBILITY, colorMode: 'pink' } },
  { settings: { ...DEFAULT_ACCESSIBILITY, fontSize: 11 } },
  { settings: { ...DEFAULT_ACCESSIBILITY, fontSize: 16.5 } },
  { settings: { ...DEFAULT_ACCESSIBILITY, autoplay: 'yes' } },
])('invalid settings are refused: %j', async (body) => {
  expect(await set(body)).toMatchObject({ status: 400, code: 'ValidationFailed' });
  expect(stored()).toEqual([]);
});
