import { FIRST_LOOKS_PER_NETWORK } from '@hearthway/domain/directory/directory.constants.ts';
import { firstLookSchema } from '@hearthway/domain/directory/first-look.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { milesNorth, publish, startDirectory } from './directory.fixture.ts';

let directory: Awaited<ReturnType<typeof startDirectory>>;

beforeAll(async () => {
  directory = await startDirectory();
  await publish(directory.database, [
    { name: 'Made up', at: milesNorth(0), category: 'dental', isDemo: true },
    { name: 'Far Speech', at: milesNorth(400), category: 'speech-therapy' },
    { name: 'Near Dental', at: milesNorth(2), category: 'dental' },
    { name: 'Next Dental', at: milesNorth(4), category: 'dental' },
    { name: 'Third Dental', at: milesNorth(6), category: 'dental' },
    { name: 'Fourth Dental', at: milesNorth(8), category: 'dental' },
  ]);
});

afterAll(() => directory.stop());

const look = async (query: Record<string, string>) =>
  directory.get('/api/resources/nearest', query, { isSignedIn: false });

const namesIn = async (query: Record<string, string>) => {
  const reply = await look(query);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.body).not.toContain('phone');
  const { place, listings } = firstLookSchema.parse(reply.json());
  return { place, names: listings.map(({ name }) => name) };
};

test('a visitor sees the three nearest real listings, at any distance, and no phone number', async () => {
  expect(await namesIn({ location: '27701' })).toEqual({
    place: 'Durham, NC',
    names: ['Near Dental', 'Next Dental', 'Third Dental'],
  });
  expect(await namesIn({ location: '27701', category: 'speech-therapy' })).toMatchObject({
    names: ['Far Speech'],
  });
  expect(await namesIn({ category: 'dental' })).toMatchObject({ place: null });
  expect((await namesIn({})).names).toHaveLength(3);
});

test('a place that is not known is refused with a message that says so', async () => {
  expect((await look({ location: 'Nowhere at all' })).json()).toMatchObject({
    code: 'UnknownLocation',
  });
});

test('a network that asks too often is refused, whatever it asks', async () => {
  await directory.database
    .updateTable('allowances')
    .set({ used: FIRST_LOOKS_PER_NETWORK })
    .where('name', '=', 'first-look')
    .execute();
  expect((await look({})).json()).toMatchObject({ code: 'TooManyTries' });
});
