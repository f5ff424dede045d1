import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { changesSchema } from '@hearthway/domain/household/changes.contract.ts';
import { DEFAULT_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;
let owner: Family;
let dana: Family;
let gone: Family;

const MAYA = 'a'.repeat(32);
const LEO = 'b'.repeat(32);
const SINCE = '2026-11-01T00:00:00.000Z';

const childOf = (id: string, name: string, removedAt: string | null = null) => ({
  id,
  name,
  birthMonth: '',
  pronouns: '',
  communication: [],
  sensoryNeeds: '',
  strengths: '',
  school: '',
  diagnoses: [],
  insurance: null,
  createdAt: SINCE,
  removedAt,
});

const join = async (status: 'active' | 'gone'): Promise<Family> => {
  const member = await scenario.signUp();
  await scenario.project({
    model: 'memberships',
    userId: owner.userId,
    position: await scenario.append(),
    row: {
      member_id: member.userId,
      role: 'caregiver',
      scopes: DEFAULT_SCOPES.caregiver,
      status,
      joined_at: SINCE,
    },
  });
  return member;
};

/** Stores a change, the latest last. */
const change = async (
  [event_id, object_id, verb]: readonly [string, string, string],
  { by = owner, undoes = 'c1', daysAgo = 0 } = {},
) =>
  scenario.project({
    model: 'household_changes',
    userId: owner.userId,
    position: await scenario.append(),
    row: {
      event_id,
      kind: 'child',
      object_id,
      verb,
      day: null,
      fields: ['school'],
      actor_id: by.userId,
      causation_id: undoes,
      occurred_at: new Date(Date.now() - daysAgo * DAY_MS),
    },
  });

beforeAll(async () => {
  scenario = await startScenario();
  owner = await scenario.signUp();
});

afterAll(() => scenario.stop());

const read = async ({ headers }: Family) => {
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  const response = await app.inject({ url: '/api/children/changes', headers });
  expect(response.statusCode).toBe(200);
  return changesSchema.parse(response.json());
};

test('a household of one has its changes, and no others', async () => {
  expect(await read(owner)).toEqual({ hasOthers: false, changes: [] });
});

test('changes of 30 days are listed, the newest first, with who made them and what undoes them', async () => {
  [dana, gone] = [await join('active'), await join('gone')];
  await scenario.project({
    model: 'own_children',
    userId: owner.userId,
    position: await scenario.append(),
    row: { children: [childOf(MAYA, 'Maya'), childOf(LEO, 'Leo', SINCE)], chosen: [] },
  });
  await change(['old', MAYA, 'changed'], { daysAgo: 31 });
  await change(['added', MAYA, 'added'], { daysAgo: 29 });
  await change(['by-gone', MAYA, 'changed'], { by: gone });
  await change(['by-dana', MAYA, 'changed'], { by: dana });
  await change(['undo', MAYA, 'changed'], { undoes: 'by-dana' });
  await change(['leo-changed', LEO, 'changed']);
  await change(['leo-removed', LEO, 'removed']);
  await change(['unseen', 'f'.repeat(32), 'changed']);
  const { hasOthers, changes } = await read(owner);
  expect(hasOthers).toBe(true);
  expect(
    changes.map(({ id, name, memberName, undo, undoes }) => [id, name, memberName, undo, undoes]),
  ).toEqual([
    ['leo-removed', 'Leo', 'Ada', 'removal', null],
    ['leo-changed', 'Leo', 'Ada', null, null],
    ['undo', 'Maya', 'Ada', 'fields', 'by-dana'],
    ['by-dana', 'Maya', 'Ada', null, null],
    ['by-gone', 'Maya', null, 'fields', null],
    ['added', 'Maya', 'Ada', null, null],
  ]);
});
