import { randomUUID } from 'node:crypto';
import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const NOT_CREATED = { profileId: 'f'.repeat(32) };

export const rows: AccessRows = {
  'POST /api/dietary/profiles': {
    statuses: forFamilies(200),
    body: () => ({ childName: 'Maya', age: 6 }),
  },
  'PUT /api/dietary/profiles/:profileId': {
    statuses: forFamilies(404),
    params: () => NOT_CREATED,
    body: () => ({ notes: 'Blue plate' }),
  },
  'DELETE /api/dietary/profiles/:profileId': {
    statuses: forFamilies(404),
    params: () => NOT_CREATED,
  },
  'POST /api/dietary/profiles/:profileId/restored': {
    statuses: forFamilies(404),
    params: () => NOT_CREATED,
  },
  'DELETE /api/dietary/profiles/:profileId/removal': {
    statuses: forFamilies(404),
    params: () => NOT_CREATED,
  },
  'POST /api/dietary/profiles/:profileId/undone': {
    statuses: forFamilies(404),
    params: () => NOT_CREATED,
    body: () => ({ changeId: randomUUID() }),
  },
};
