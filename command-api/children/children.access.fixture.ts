import { randomUUID } from 'node:crypto';
import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const NOT_ADDED = { childId: 'f'.repeat(32) };

const LINK = { ...NOT_ADDED, kind: 'favorite', objectId: '1' };

export const rows: AccessRows = {
  'POST /api/children': {
    statuses: forFamilies(200),
    body: () => ({ name: 'Maya' }),
  },
  'PUT /api/children/:childId': {
    statuses: forFamilies(404),
    params: () => NOT_ADDED,
    body: () => ({ strengths: 'Puzzles' }),
  },
  'DELETE /api/children/:childId': {
    statuses: forFamilies(404),
    params: () => NOT_ADDED,
  },
  'POST /api/children/:childId/restored': {
    statuses: forFamilies(404),
    params: () => NOT_ADDED,
  },
  'DELETE /api/children/:childId/removal': {
    statuses: forFamilies(404),
    params: () => NOT_ADDED,
  },
  'POST /api/children/:childId/undone': {
    statuses: forFamilies(404),
    params: () => NOT_ADDED,
    body: () => ({ changeId: randomUUID() }),
  },
  'PUT /api/children/:childId/chosen': {
    statuses: forFamilies(404),
    params: () => NOT_ADDED,
  },
  'PUT /api/children/:childId/links/:kind/:objectId': {
    statuses: forFamilies(404),
    params: () => LINK,
  },
  'DELETE /api/children/:childId/links/:kind/:objectId': {
    statuses: forFamilies(204),
    params: () => LINK,
  },
};
