import { forAnyone, forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

export const rows: AccessRows = {
  'POST /api/support/chat': {
    statuses: forAnyone(200),
    body: () => ({ message: 'How do I appeal?' }),
  },
  'PUT /api/support/chat/:chatMessageId/rating': {
    statuses: forFamilies(404),
    params: () => ({ chatMessageId: 'f'.repeat(32) }),
    body: () => ({ isHelpful: true }),
  },
  'POST /api/support/chat/:chatMessageId/handover': {
    statuses: forFamilies(404),
    params: () => ({ chatMessageId: 'f'.repeat(32) }),
    body: () => ({ topic: 'other', note: '', chatMessageIds: ['f'.repeat(32)] }),
  },
};
