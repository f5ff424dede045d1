import { addedEntrySchema } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { operatorContext } from '../commands/operator-context.ts';

let api: TestApi;
let family: Family;

/** A gray square of 8 by 8, with a comment. */
const PHOTO = Buffer.from(
  'ffd8fffe0006706f6f6cffdb004300' +
    '01'.repeat(64) +
    'ffc0000b080008000801011100ffc4001500010100000000000000000000000000000007' +
    'ffc40014100100000000000000000000000000000000ffda0008010100003f00bfffd9',
  'hex',
);

beforeAll(async () => {
  api = await startTestApi();
  family = await api.signUp();
  await api.dependencies.handle(subscriptionDecider, {
    id: family.userId,
    command: { command: 'set-tier', tier: 'family' },
    context: operatorContext(family.userId, api.now()),
  });
});

afterAll(() => api.stop());

const addEntry = async (): Promise<string> => {
  const when = { kind: 'all-day', firstDay: '2026-12-01', lastDay: '2026-12-01' };
  const answer = await api.send({
    method: 'POST',
    url: '/api/calendar/entries',
    body: { title: 'Swimming', when },
    as: family,
  });
  return addedEntrySchema.parse(answer.body).id;
};

const put = (entryId: string, part: 'face' | 'photo', body: object, as = family) =>
  api.send({ method: 'PUT', url: `/api/calendar/entries/${entryId}/${part}`, body, as });

test('a photo is stored sealed, without what it tells besides its pixels, and no other file is', async () => {
  const id = await addEntry();
  expect(await put(id, 'photo', { photo: PHOTO.toString('base64') })).toMatchObject({
    status: 204,
  });
  const [chosen] = api.stored(`entryFaces-${family.userId}`);
  expect(chosen).toMatchObject({ type: 'EntryPhotoChosen', data: { entryId: id } });
  const photoId = Object(chosen?.data).photoId;
  expect(api.stored(`entryPhoto-${photoId}`)).toMatchObject([{ type: 'EntryPhotoAdded' }]);
  expect(JSON.stringify(api.stored(`entryPhoto-${photoId}`))).not.toContain('/9j/');
  const page = Buffer.from('<script>alert(1)</script>').toString('base64');
  expect(await put(id, 'photo', { photo: page })).toMatchObject({ code: 'NoPhoto' });
  const large = Buffer.alloc(60_001).toString('base64');
  expect(await put(id, 'photo', { photo: large })).toMatchObject({ code: 'ValidationFailed' });
});

test('the entry of another family has no face here', async () => {
  const id = await addEntry();
  const other = await api.signUp();
  const face = { picture: 'swim', label: '', isHidden: false };
  expect(await put(id, 'face', face, other)).toMatchObject({ code: 'CalendarNeedsFamily' });
  expect(await put('f'.repeat(32), 'face', face)).toMatchObject({ code: 'UnknownEntry' });
  expect(await put(id, 'face', face)).toMatchObject({ status: 204 });
});
