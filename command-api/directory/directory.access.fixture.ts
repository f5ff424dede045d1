import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  'POST /api/resources/:resourceId/reports': {
    statuses: forFamilies(204),
    params: () => ({ resourceId: 'provider-1' }),
    body: () => ({ field: 'phone', message: 'Nobody has that number.' }),
  },
  'POST /api/resource-proposals': {
    statuses: forFamilies(204),
    body: () => ({
      category: 'speech-therapy',
      state: 'NC',
      name: 'Bright Steps Speech',
      street: '',
      city: 'Durham',
      zip: '27701',
      phone: '919-555-0100',
      website: '',
      why: 'They waited until he was ready.',
    }),
  },
};
