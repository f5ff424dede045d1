import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { childrenDecider } from '@hearthway/domain/children/children.decider.ts';
import { CHILD_LIMITS, type Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { createSession } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';

let api: TestApi;
let family: Family;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
});

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object, as = family) =>
  api.send({ method, url, ...(body !== undefined && { body }), as });

const setTier = (tier: Tier) =>
  api.dependencies.handle(subscriptionDecider, {
    id: family.userId,
    command: { command: 'set-tier', tier },
    context: operatorContext(family.userId, api.now()),
  });

const add = (body: object = {}) => send('POST', '/api/children', { name: 'Maya', ...body });

const idOf = ({ body }: { readonly body: unknown }): string =>
  z.object({ id: z.string() }).parse(body).id;

const child = (id: string) => `/api/children/${id}`;
const stored = (id: string) => api.stored(`child-${id}`);
const stateOf = (id: string) => api.dependencies.readState(childrenDecider, id);

/** Lets days pass, and signs in again. */
const passDays = async (days: number): Promise<void> => {
  api.passTime(days * DAY_MS);
  const { token } = await createSession(
    { database: api.database, now: api.now() },
    { userId: family.userId, isBrowser: false, device: null },
  );
  family = { ...family, token };
};

test('a child has a stream of its own, in which nothing of it can be read', async () => {
  const answer = await add({ strengths: 'Puzzles', diagnoses: [{ name: 'Autism' }] });
  expect(stored(idOf(answer))).toMatchObject([
    {
      type: 'ChildAdded',
      data: { name: { $sealed: {} }, diagnoses: { $sealed: {} } },
      metadata: { userId: family.userId },
      position: answer.position,
    },
  ]);
  expect(JSON.stringify(stored(idOf(answer)))).not.toMatch(/Maya|Puzzles|Autism/i);
});

test('a month of birth to come is refused, and the child can be added with another', async () => {
  expect(await add({ birthMonth: '2099-12' })).toMatchObject({ code: 'BirthMonthInFuture' });
  expect((await add({ birthMonth: '2020-05' })).status).toBe(200);
});

test('the first child has the date of diagnosis that the family entered before, the second has none', async () => {
  await send('POST', '/api/journey/onboarding', {
    diagnosisDate: '2024-10-05',
    location: 'Durham, NC',
  });
  const first = idOf(await add());
  expect(await stateOf(first)).toMatchObject({
    fields: { diagnoses: [{ name: 'Autism', since: '2024-10-05' }] },
  });
  await send('DELETE', child(first));
  expect(await stateOf(idOf(await add()))).toMatchObject({ fields: { diagnoses: [] } });
});

test('however many requests come at once, a family never has more children than its plan', async () => {
  await setTier('plus');
  const answers = await Promise.all(Array.from({ length: 8 }, () => add()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(CHILD_LIMITS.plus);
  expect(answers.filter(({ code }) => code === 'ChildLimitReached')).toHaveLength(
    8 - CHILD_LIMITS.plus,
  );
});

test('a smaller plan covers the oldest child, or the one that was chosen, and the others can be read only', async () => {
  await setTier('plus');
  const [maya, leo] = [idOf(await add()), idOf(await add({ name: 'Leo' }))];
  await setTier('free');
  const change = (id: string) => send('PUT', child(id), { school: 'Lakewood' });
  const link = (id: string) => send('PUT', `${child(id)}/links/favorite/1`);
  const readOnly = { status: 409, code: 'ChildReadOnly' };
  expect(await change(leo)).toMatchObject(readOnly);
  expect(await link(leo)).toMatchObject(readOnly);
  expect((await change(maya)).status).toBe(204);
  expect((await send('PUT', `${child(leo)}/chosen`)).status).toBe(204);
  expect((await change(leo)).status).toBe(204);
  expect(await change(maya)).toMatchObject(readOnly);
  // Removing the chosen one leaves its room to the other.
  expect((await send('DELETE', child(leo))).status).toBe(204);
  expect((await link(maya)).status).toBe(204);
});

test('a removed child makes room, and comes back only while there is some', async () => {
  const first = idOf(await add());
  expect(await add()).toMatchObject({ status: 409, code: 'ChildLimitReached' });
  await send('DELETE', child(first));
  const second = idOf(await add({ name: 'Leo' }));
  expect(await send('POST', `${child(first)}/restored`)).toMatchObject({
    code: 'ChildLimitReached',
  });
  await send('DELETE', child(second));
  expect((await send('POST', `${child(first)}/restored`)).status).toBe(204);
  expect(await stateOf(first)).toMatchObject({ status: 'active', fields: { name: 'Maya' } });
});

test('a change is undone once, names the change that it takes back, and not after 30 days', async () => {
  const id = idOf(await add());
  await send('PUT', child(id), { school: 'Lakewood', strengths: 'Puzzles' });
  await send('PUT', child(id), { strengths: 'Buses' });
  const [addition, change] = stored(id).map((event) => event.id);
  const undo = (changeId = change, as = family) =>
    send('POST', `${child(id)}/undone`, { changeId }, as);
  const unknown = { status: 404, code: 'UnknownChange' };
  expect(await undo(change, await api.signUp())).toMatchObject(unknown);
  expect(await undo(addition)).toMatchObject(unknown);
  expect((await undo()).status).toBe(204);
  expect(await undo()).toMatchObject({ status: 409, code: 'ChangedSince' });
  expect(stored(id)).toHaveLength(4);
  expect(stored(id)[3]?.metadata).toMatchObject({ $causationId: change });
  expect(await stateOf(id)).toMatchObject({ fields: { school: '', strengths: 'Buses' } });
  await passDays(31);
  expect(await undo()).toMatchObject(unknown);
});

test('a removal can be undone on the list of changes after its day', async () => {
  const id = idOf(await add());
  await send('DELETE', child(id));
  await passDays(2);
  expect(await send('POST', `${child(id)}/restored`)).toMatchObject({ code: 'ChildGone' });
  expect((await send('DELETE', `${child(id)}/removal`)).status).toBe(204);
  expect(await stateOf(id)).toMatchObject({ status: 'active', fields: { name: 'Maya' } });
});

test('a child of another family is unknown to every call', async () => {
  const id = idOf(await add());
  const other = await api.signUp();
  const profile = { childName: 'Maya', age: 6, childId: id };
  for (const answer of [
    await send('PUT', child(id), { strengths: 'Mine' }, other),
    await send('DELETE', child(id), undefined, other),
    await send('PUT', `${child(id)}/chosen`, undefined, other),
    await send('POST', `${child(id)}/restored`, undefined, other),
    await send('POST', '/api/dietary/profiles', profile, other),
  ])
    expect(answer).toMatchObject({ status: 404, code: 'UnknownChild' });
  expect(stored(id)).toHaveLength(1);
});

test('an object is for a child once, until it is unlinked, and never for a child of another family', async () => {
  const id = idOf(await add());
  const link = `${child(id)}/links/favorite/1`;
  for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE'] as const)
    expect((await send(method, link)).status).toBe(204);
  expect(api.stored(`childLinks-${family.userId}`)).toMatchObject([
    { type: 'ChildLinked', data: { linkedKind: 'favorite', objectId: '1', childId: id } },
    { type: 'ChildUnlinked', data: { linkedKind: 'favorite', objectId: '1', childId: id } },
  ]);
  expect(await send('PUT', link, undefined, await api.signUp())).toMatchObject({
    code: 'UnknownChild',
  });
  await send('DELETE', child(id));
  expect(await send('PUT', link)).toMatchObject({ code: 'ChildGone' });
});

test('a dietary profile joins its child, the child of the same name, or brings a new one', async () => {
  const profileOf = async (body: object) =>
    idOf(await send('POST', '/api/dietary/profiles', { childName: 'Maya', age: 6, ...body }));
  const childOf = async (profileId: string) =>
    z
      .object({ data: z.object({ childId: z.string() }) })
      .parse(api.stored(`dietaryProfile-${profileId}`)[0]).data.childId;
  const profileId = await profileOf({});
  const childId = await childOf(profileId);
  expect(await stateOf(childId)).toMatchObject({ status: 'active', fields: { name: 'Maya' } });
  await send('DELETE', `/api/dietary/profiles/${profileId}`);
  expect(await childOf(await profileOf({}))).toBe(childId);
  await send('DELETE', child(childId));
  expect(
    await send('POST', '/api/dietary/profiles', { childName: 'Maya', age: 6, childId }),
  ).toMatchObject({ status: 409, code: 'ChildGone' });
  expect(await send('POST', `/api/dietary/profiles/${profileId}/restored`)).toMatchObject({
    code: 'ChildGone',
  });
});
