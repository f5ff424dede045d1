import { forAnyone, forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const NOT_SUBSCRIBED = forFamilies(409);

export const rows: AccessRows = {
  // The request lacks a signature.
  'POST /api/payments/webhook': { statuses: forAnyone(400) },
  'POST /api/subscription/create-session': {
    statuses: forFamilies(200),
    body: () => ({ planId: 'plus' }),
  },
  'POST /api/subscription/sync': {
    statuses: forFamilies(404),
    body: () => ({ sessionId: 'cs_test_1' }),
  },
  'POST /api/subscription/cancel': {
    statuses: NOT_SUBSCRIBED,
    body: () => ({ reason: 'other' }),
  },
  'POST /api/subscription/resume': { statuses: NOT_SUBSCRIBED },
  'POST /api/subscription/manage': { statuses: NOT_SUBSCRIBED },
  'POST /api/subscription/preview': {
    statuses: NOT_SUBSCRIBED,
    body: () => ({ planId: 'family' }),
  },
  'POST /api/subscription/change': {
    statuses: NOT_SUBSCRIBED,
    body: () => ({ planId: 'family', proratedAt: 1_800_000_000 }),
  },
  'POST /api/subscription/receipts': {
    statuses: forFamilies(404),
    body: () => ({ paymentId: 'in_1' }),
  },
};
