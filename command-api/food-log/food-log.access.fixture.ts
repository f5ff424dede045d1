import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const NOT_CREATED = { profileId: 'f'.repeat(32) };
const OFFER = { ...NOT_CREATED, offerId: `202611${'f'.repeat(26)}` };

export const rows: AccessRows = {
  'POST /api/dietary/profiles/:profileId/offers': {
    statuses: forFamilies(404),
    params: () => NOT_CREATED,
    body: () => ({
      offerId: OFFER.offerId,
      food: 'Toast',
      step: 'touched',
      offeredOn: '2026-11-20',
    }),
  },
  'PUT /api/dietary/profiles/:profileId/offers/:offerId': {
    statuses: forFamilies(404),
    params: () => OFFER,
    body: () => ({ step: 'ate' }),
  },
  'DELETE /api/dietary/profiles/:profileId/offers/:offerId': {
    statuses: forFamilies(404),
    params: () => OFFER,
  },
};
