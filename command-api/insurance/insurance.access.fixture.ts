import { forAnyone, forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const DENIAL_ID = '0123456789abcdef0123456789abcdef';

const NOT_RECORDED = { denialId: 'f'.repeat(32), step: 'internal-file' };

export const rows: AccessRows = {
  'POST /api/insurance/lookup': {
    statuses: forAnyone(200),
    body: () => ({ insuranceProvider: 'aetna', state: 'NC' }),
  },
  'PUT /api/insurance/denials/:denialId': {
    statuses: forFamilies(204),
    params: () => ({ denialId: DENIAL_ID }),
    body: () => ({
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
    }),
  },
  'PUT /api/insurance/denials/:denialId/appeals/:step': {
    statuses: forFamilies(404),
    params: () => NOT_RECORDED,
    body: () => ({ sentOn: '2026-01-06' }),
  },
  'PUT /api/insurance/denials/:denialId/appeals/:step/decision': {
    statuses: forFamilies(404),
    params: () => NOT_RECORDED,
    body: () => ({ outcome: 'upheld', decidedOn: '2026-01-07' }),
  },
  'DELETE /api/insurance/denials/:denialId': {
    statuses: forFamilies(204),
    params: () => ({ denialId: DENIAL_ID }),
  },
};
