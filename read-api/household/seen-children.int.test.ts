import { MEMBER_ROLES } from '@hearthway/domain/household/household.constants.ts';
import { SCOPES } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import { HOUSEHOLD_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROWS } from '../access.fixture.ts';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

/** Children by their ids, the week that is planned for each alone, and a text in what is for each alone. */
const MAYA = {
  childId: 'a'.repeat(32),
  profileId: 'b'.repeat(32),
  weekStart: '2026-11-23',
  mark: 'of-maya',
};
const LEO = {
  childId: 'c'.repeat(32),
  profileId: 'd'.repeat(32),
  weekStart: '2026-11-30',
  mark: 'of-leo',
};
const CHILDREN = [MAYA, LEO];

const SINCE = '2026-11-01T00:00:00.000Z';

let scenario: Scenario;
let app: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let owner: Family;

const profileOf = ({ childId, profileId: id, mark }: typeof MAYA) => ({
  id,
  childId,
  childName: `Child ${mark}`,
  age: 6,
  allergens: [],
  allergies: [`Allergy ${mark}`],
  restrictions: [],
  preferredTextures: [],
  avoidedTextures: [],
  dislikedFoods: [],
  temperatures: [],
  smell: null,
  acceptedFoods: [{ food: `Food ${mark}`, presentation: '' }],
  sensoryIssues: '',
  eatingPlaces: '',
  notes: '',
  createdAt: SINCE,
  removedAt: null,
});

const childOf = ({ childId: id, mark: name }: typeof MAYA) => ({
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
  removedAt: null,
});

const denialOf = ({ mark: id }: typeof MAYA) => ({
  id,
  planType: 'chip',
  state: 'NC',
  denialReason: 'hours-reduced',
  letterOn: '2026-01-05',
  changesOn: null,
  letterSays: null,
  urgency: 'standard',
  care: 'running',
  timeZone: 'America/New_York',
  wantsReminders: true,
  recordedAt: SINCE,
  taken: [],
});

const homesOf = ({ childId, mark: id }: typeof MAYA) => ({
  id,
  childId,
  homes: [`Home ${id}`, `Other home ${id}`],
  rhythm: 'weekly',
  firstDay: '2026-12-04',
  lastDay: null,
  time: null,
  swapped: [],
  createdAt: SINCE,
  removedAt: null,
});

const breakOf = ({ childId, mark: id }: typeof MAYA) => ({
  id,
  name: `Break ${id}`,
  firstDay: '2026-12-21',
  lastDay: '2027-01-02',
  childIds: [childId],
  createdAt: SINCE,
  removedAt: null,
});

const callOf = ({ mark: callId }: typeof MAYA) => ({
  callId,
  insurer: null,
  calledOn: '2026-11-02',
  person: `Person ${callId}`,
  reference: '',
  replies: [],
  loggedAt: SINCE,
});

const favoriteOf = ({ mark: resourceId }: typeof MAYA) => ({
  resourceId,
  name: `Provider ${resourceId}`,
  category: null,
  favoritedAt: SINCE,
});

/** A week in which the child eats what it accepts. */
const weekOf = ({ profileId, weekStart }: typeof MAYA) => ({
  weekStart,
  profileIds: [profileId],
  isKept: false,
  revision: 1,
  meals: [
    {
      date: weekStart,
      meal: 'lunch',
      dishes: [{ profileIds: [profileId], recipeId: null, isLeftover: false }],
    },
  ],
  weekdayMinutes: null,
  hasLeftovers: false,
  eaters: 0,
});

beforeAll(async () => {
  scenario = await startScenario();
  ({ app, close } = buildOver(scenario));
  await app.ready();
  owner = await scenario.signUp();
  const links = CHILDREN.flatMap(({ childId, mark: objectId }) =>
    (['favorite', 'denial', 'call'] as const).map((kind) => ({ kind, objectId, childId })),
  );
  const { userId } = owner;
  const store = async (
    model: Parameters<Scenario['project']>[0]['model'],
    row: Readonly<Record<string, unknown>>,
  ) => scenario.project({ model, userId, position: await scenario.append(), row });
  await store('own_children', { children: CHILDREN.map(childOf), chosen: [] });
  await store('child_links', { links });
  await store('dietary_profiles', { profiles: CHILDREN.map(profileOf) });
  await store('family_days', {
    homes: CHILDREN.map(homesOf),
    breaks: CHILDREN.map(breakOf),
  });
  await store('denials', { denials: CHILDREN.map(denialOf) });
  await store('insurance_calls', { calls: CHILDREN.map(callOf) });
  await store('favorites', { resources: CHILDREN.map(favoriteOf) });
  await store('meal_plans', { changes: 2, weeks: CHILDREN.map(weekOf) });
  await store('shopping_list', {
    weeks: CHILDREN.map(({ weekStart }) => ({ weekStart, without: [] })),
    items: [],
    ticks: [],
  });
  const notes = { status: 'done', until: null, askedOn: null };
  const answers = { birthMonth: '', state: null, diagnosis: null, insurance: null };
  await store('next_steps', {
    plans: Object.fromEntries(
      CHILDREN.map(({ childId, mark }) => [childId, { answers, marks: { [mark]: notes } }]),
    ),
    wantsMails: false,
  });
  for (const { childId, profileId } of CHILDREN)
    for (const [kind, object_id] of [
      ['child', childId],
      ['profile', profileId],
    ])
      await store('household_changes', {
        event_id: `changed ${object_id}`,
        kind,
        object_id,
        verb: 'changed',
        day: null,
        fields: [],
        actor_id: userId,
        causation_id: 'c1',
        occurred_at: new Date(),
      });
  for (const { mark } of CHILDREN)
    await store('call_plan', { resource_id: mark, call_at: '2126-12-01T15:00:00Z' });
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

/** Adds a member who reads everything of Maya's, and sees no other child. */
const joinForMaya = async (role: (typeof MEMBER_ROLES)[number]): Promise<Family> => {
  const member = await scenario.signUp();
  await scenario.project({
    model: 'memberships',
    userId: owner.userId,
    position: await scenario.append(),
    row: {
      member_id: member.userId,
      role,
      scopes: {
        children: 'read',
        food: 'read',
        favorites: 'read',
        insurance: 'read',
        calendar: 'read',
      },
      only_children: [MAYA.childId],
      status: 'active',
      joined_at: SINCE,
    },
  });
  return member;
};

const ask = (
  url: string,
  { headers }: Family,
  { profileId, weekStart }: Pick<typeof MAYA, 'profileId' | 'weekStart'>,
) => {
  const params = { ...ROWS[url]?.params, profileId, weekStart, date: weekStart, meal: 'lunch' };
  return app.inject({
    method: 'GET',
    url: Object.entries(params).reduce(
      (text, [name, value]) => text.replace(`:${name}`, value),
      url,
    ),
    query: url === '/api/dietary/plans' ? { week: weekStart } : (ROWS[url]?.query ?? {}),
    headers: { ...headers, [HOUSEHOLD_HEADER]: owner.userId },
  });
};

test('a member who sees one child reads what is that child’s on each route, and no trace of another', async () => {
  const routes = app.routes.filter(
    ({ method, scope }) => method === 'GET' && SCOPES.some((each) => each === scope),
  );
  let compared = 0;
  for (const role of MEMBER_ROLES) {
    const member = await joinForMaya(role);
    for (const { url } of routes)
      for (const child of CHILDREN) {
        const { body: all } = await ask(url, owner, child);
        const { body, statusCode } = await ask(url, member, child);
        expect([url, role, statusCode < 500]).toEqual([url, role, true]);
        for (const trace of [LEO.mark, LEO.childId, LEO.profileId])
          expect([url, role, child.mark, body.includes(trace)]).toEqual([
            url,
            role,
            child.mark,
            false,
          ]);
        expect([url, role, body.includes(MAYA.mark)]).toEqual([url, role, all.includes(MAYA.mark)]);
        if (all.includes(LEO.mark)) compared += 1;
      }
  }
  // Children, links, profiles, changes, favorites, calls, denials, plans, list, foods and next steps do name Leo for the owner.
  expect(compared).toBeGreaterThanOrEqual(10 * MEMBER_ROLES.length);
});
