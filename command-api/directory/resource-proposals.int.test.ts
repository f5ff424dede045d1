import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '../account/account.fixture.ts';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import { program } from './arguments.ts';

let api: TestApi;
const { mailsTo } = accountCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
  await sql`
    insert into zip_codes (zip, latitude, longitude, city, state)
    values ('27701', 36, -78.9, 'Durham', 'NC') on conflict (zip) do nothing
  `.execute(api.database);
});

afterAll(() => api.stop());

const PROPOSAL = {
  category: 'speech-therapy',
  state: 'NC',
  name: 'Bright Steps Speech',
  street: '12 Main Street',
  city: 'Durham',
  zip: '27701',
  phone: '919.555.0100',
  website: 'brightsteps.example',
  why: 'They waited until he was ready.',
};

const propose = (family: Family, changes: object = {}, headers = {}) =>
  api.send({
    method: 'POST',
    url: '/api/resource-proposals',
    body: { ...PROPOSAL, ...changes },
    as: family,
    headers,
  });

const metadataSchema = z.object({ userId: z.string() });

/** Ids of a family's proposals, the oldest first. */
const proposalsBy = async ({ userId }: Family): Promise<readonly string[]> => {
  const ids = new Set<string>();
  for await (const { event } of api.dependencies.eventStore.readAll())
    if (
      event?.streamId.startsWith('resourceProposal-') &&
      metadataSchema.parse(event.metadata).userId === userId
    )
      ids.add(event.streamId.replace('resourceProposal-', ''));
  return [...ids];
};

const proposed = async (changes: object = {}) => {
  const family = await api.signUp();
  expect(await propose(family, changes)).toMatchObject({ status: 204 });
  const [id = ''] = await proposalsBy(family);
  return { family, id };
};

const run = async (args: readonly string[]) => {
  const lines: string[] = [];
  const command = program.read(args);
  const succeeded = await command({ ...api.dependencies, print: (line) => lines.push(line) });
  return { succeeded, lines };
};

const answersTo = async ({ email }: Family) =>
  (await mailsTo(email)).filter(({ kind }) => kind === 'resource-proposal-answered');

const listingOf = async (id: string): Promise<unknown> => {
  const { rows } = await sql`
    select name, phone, website, city, zip, category, source, source_name, is_demo,
      last_verified::text, latitude is not null as "isPlaced",
      document @@ to_tsquery('directory', 'bright & steps') as "isFound"
    from providers where id = ${id}
  `.execute(api.database);
  return rows[0];
};

test('a proposal is stored with its words encrypted, once for each key', async () => {
  const family = await api.signUp();
  const headers = { 'idempotency-key': '7f4df4b8-56c3-4c37-93d6-8a2b1c9e0d11' };
  await propose(family, {}, headers);
  await propose(family, {}, headers);
  const ids = await proposalsBy(family);
  expect(ids).toHaveLength(1);
  const [stored] = api.stored(`resourceProposal-${ids[0]}`);
  expect(stored).toMatchObject({
    type: 'ResourceProposed',
    data: { category: 'speech-therapy', state: 'NC' },
  });
  for (const word of ['Bright', 'Main', 'Durham', '27701', '0100', 'brightsteps', 'waited'])
    expect(JSON.stringify(stored)).not.toContain(word);
});

test('more than five a day are refused', async () => {
  const family = await api.signUp();
  for (let sent = 0; sent < 5; sent += 1)
    expect(await propose(family)).toMatchObject({ status: 204 });
  expect(await propose(family)).toMatchObject({ status: 429 });
});

test('an accepted proposal is a listing that can be found, and the family hears', async () => {
  const { family, id } = await proposed();
  const listing = `family-${id.slice(0, 12)}`;
  const accept = ['accept', id, '--by', 'Ana Ruiz', '--on', '2026-11-20', '--note', 'Thank you!'];
  expect(await run(accept)).toEqual({
    succeeded: true,
    lines: [`Answered, and the family is notified by email: listed as ${listing}.`],
  });
  expect(await listingOf(listing)).toEqual({
    name: 'Bright Steps Speech',
    phone: '(919) 555-0100',
    website: 'https://brightsteps.example',
    city: 'Durham',
    zip: '27701',
    category: 'speech-therapy',
    source: 'family',
    source_name: 'Proposed by a family, checked by Ana Ruiz',
    is_demo: false,
    last_verified: '2026-11-20',
    isPlaced: true,
    isFound: true,
  });
  const details = { name: 'Bright Steps Speech', outcome: 'listed', resourceId: listing };
  expect(await answersTo(family)).toEqual([
    { kind: 'resource-proposal-answered', details: { ...details, note: 'Thank you!' } },
  ]);
  expect(await run(accept)).toEqual({
    succeeded: true,
    lines: [`It was answered before: listed as ${listing}.`],
  });
  expect(await answersTo(family)).toHaveLength(1);
});

test('the operator lists it as it should be, and corrects it later', async () => {
  const { id } = await proposed();
  const set = ['--set', 'name=Bright Steps', '--set', 'phone=919-555-0199'];
  await run(['accept', id, '--by', 'Ana Ruiz', '--category', 'aba-therapy', ...set]);
  const listing = `family-${id.slice(0, 12)}`;
  expect(await listingOf(listing)).toMatchObject({
    name: 'Bright Steps',
    phone: '(919) 555-0199',
    category: 'aba-therapy',
  });
  expect((await run(['correct', listing, '--set', 'hours=Mornings'])).succeeded).toBe(true);
  expect((await run(['correct', listing, '--set', 'listed=no'])).succeeded).toBe(true);
  expect(await listingOf(listing)).toBeUndefined();
});

test('a place that is not known lists nothing, and leaves the proposal open', async () => {
  const { id } = await proposed({ city: 'Nowhere', zip: '' });
  await expect(run(['accept', id, '--by', 'Ana Ruiz'])).rejects.toThrow('We couldn’t find Nowhere');
  const set = ['--set', 'city=Durham', '--set', 'state=NC', '--set', 'zip=27701'];
  expect((await run(['accept', id, '--by', 'Ana Ruiz', ...set])).succeeded).toBe(true);
});

test('a provider that is listed already is named', async () => {
  await api.addListing('npi-7');
  const { family, id } = await proposed();
  await expect(run(['accept', id, '--listing', 'npi-8'])).rejects.toThrow(
    'The directory has no listing npi-8.',
  );
  await run(['accept', id, '--listing', 'npi-7']);
  expect(await answersTo(family)).toMatchObject([
    { details: { outcome: 'already-listed', resourceId: 'npi-7', note: null } },
  ]);
});

test('a declined proposal tells the family why', async () => {
  const { family, id } = await proposed();
  expect((await run(['decline', id, 'They closed.'])).lines).toEqual([
    'Answered, and the family is notified by email: declined.',
  ]);
  expect(await answersTo(family)).toMatchObject([
    { details: { outcome: 'declined', resourceId: null, note: 'They closed.' } },
  ]);
  expect(JSON.stringify(api.stored(`resourceProposal-${id}`))).not.toContain('They closed.');
  expect((await run(['accept', id, '--by', 'Ana Ruiz'])).lines).toEqual([
    'It was answered before: declined.',
  ]);
});

test('an unknown proposal is refused', async () => {
  expect(await run(['decline', 'p1', 'No.'])).toEqual({
    succeeded: false,
    lines: ['There is no proposal p1.'],
  });
});

test('proposals are listed, oldest first, without terminal control characters', async () => {
  await sql`delete from resource_proposals_v1`.execute(api.database);
  expect((await run(['proposals'])).lines).toEqual(['No unanswered proposals.']);
  expect((await run(['proposals', '--all'])).lines).toEqual(['No providers were proposed.']);
  const waiting = {
    ...PROPOSAL,
    id: 'p2',
    why: 'They\nwait \u001b[31mfor him.',
    proposedAt: '2026-11-21T09:00:00.000Z',
    answer: null,
  };
  const answered = {
    ...waiting,
    id: 'p1',
    proposedAt: '2026-11-20T09:00:00.000Z',
    answer: {
      outcome: 'declined',
      resourceId: null,
      note: 'Closed.',
      answeredAt: '2026-11-22T09:00:00.000Z',
    },
  };
  for (const [userId, proposals] of [
    ['u1', [waiting]],
    ['u2', [answered]],
  ] as const)
    await sql`
      insert into resource_proposals_v1 values (${userId}, ${JSON.stringify(proposals)})
    `.execute(api.database);
  const shown = [
    '  12 Main Street; Durham, NC 27701; 919.555.0100; brightsteps.example',
    '  They wait  [31mfor him.',
  ];
  const lines = ['p2  2026-11-21  speech-therapy  Bright Steps Speech', ...shown];
  expect((await run(['proposals'])).lines).toEqual(lines);
  expect((await run(['proposals', '--all'])).lines).toEqual([
    'p1  2026-11-20  speech-therapy  Bright Steps Speech',
    ...shown,
    '  2026-11-22: declined. Closed.',
    ...lines,
  ]);
});
