import { facesSchema } from '@hearthway/domain/entry-faces/entry-faces.contract.ts';
import { DEFAULT_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import { HOUSEHOLD_HEADER } from '@hearthway/domain/live/live.constants.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;
let api: ReturnType<typeof buildOver>['app'];
let close: () => Promise<void>;
let family: Family;

const [LEOS, MAYAS] = ['1'.repeat(32), '2'.repeat(32)] as const;

const [LEO, MAYA] = ['a'.repeat(32), 'b'.repeat(32)] as const;

const DAY = '2026-12-01';

const FACE = { picture: 'swim', label: '', isHidden: false } as const;

const project = async (model: 'entry_faces' | 'entry_photos' | 'calendar_entries', row: object) =>
  scenario.project({
    model,
    userId: family.userId,
    position: await scenario.append(),
    row: { ...row },
  });

const projectEntry = (entryId: string, childId: string) =>
  project('calendar_entries', {
    entry_id: entryId,
    first_day: DAY,
    last_day: DAY,
    plan: {
      kind: 'appointment',
      when: { kind: 'all-day', firstDay: DAY, lastDay: DAY },
      repeats: null,
      travelMinutes: 0,
      childIds: [childId],
      reminders: [],
      reminderZone: 'UTC',
      responsibleId: null,
      remindsSince: '2026-11-20T10:00:00.000Z',
    },
    words: { title: 'Swimming', place: '', people: '', notes: '', days: {} },
    created_at: new Date('2026-11-20T10:00:00.000Z'),
    removed_at: null,
    reminds_until: null,
    revision: 1,
  });

beforeAll(async () => {
  scenario = await startScenario();
  ({ app: api, close } = buildOver(scenario));
  family = await scenario.signUp();
  await projectEntry(LEOS, LEO);
  await projectEntry(MAYAS, MAYA);
  await project('entry_faces', {
    faces: { [LEOS]: { ...FACE, photoId: 'p1' }, [MAYAS]: { ...FACE, photoId: 'p2' } },
  });
  for (const photo_id of ['p1', 'p2'])
    await project('entry_photos', { photo_id, photo: `photo ${photo_id}`, added_at: new Date() });
});

afterAll(async () => {
  await close();
  await scenario.stop();
});

const get = (path: string, { headers }: Family = family) =>
  api.inject({
    url: `/api/calendar/${path}`,
    headers: { ...headers, [HOUSEHOLD_HEADER]: family.userId },
  });

test('faces come without photos, and each photo by its entry', async () => {
  const answer = await get('faces');
  expect(facesSchema.parse(answer.json()).map(({ entryId }) => entryId)).toEqual([LEOS, MAYAS]);
  expect(answer.body).not.toContain('photo p1');
  const photo = await get(`entries/${LEOS}/photo`);
  expect(photo.json()).toEqual({ photo: 'photo p1' });
  expect(photo.headers['cache-control']).toContain('no-store');
  expect((await get(`entries/${'3'.repeat(32)}/photo`)).json()).toMatchObject({
    code: 'UnknownPhoto',
  });
});

test('a member who sees one child has the faces and photos of that child alone', async () => {
  const member = await scenario.signUp();
  await scenario.database
    .insertInto('memberships')
    .values({
      user_id: family.userId,
      member_id: member.userId,
      role: 'caregiver',
      scopes: DEFAULT_SCOPES.caregiver,
      only_children: sql`${JSON.stringify([LEO])}::jsonb`,
      status: 'active',
      ends_at: null,
      joined_at: new Date(),
    })
    .execute();
  const faces = facesSchema.parse((await get('faces', member)).json());
  expect(faces.map(({ entryId }) => entryId)).toEqual([LEOS]);
  expect((await get(`entries/${LEOS}/photo`, member)).statusCode).toBe(200);
  expect((await get(`entries/${MAYAS}/photo`, member)).json()).toMatchObject({
    code: 'UnknownPhoto',
  });
});
