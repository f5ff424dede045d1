import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';
import type { Family, Scenario } from '../read-api.fixture.ts';

/** Resolved, so that it is not in the queue that staff see. */
const THREAD = 'a1'.repeat(16);

export const rows: AccessRows = {
  '/api/support/threads': { statuses: forFamilies(200), own: () => THREAD },
  '/api/support/threads/:threadId': {
    statuses: { nobody: 401, owner: 404, other: 404, support: 401, analyst: 401 },
    params: { threadId: 'f'.repeat(32) },
  },
};

export const prepare = async (scenario: Scenario, { userId }: Family): Promise<void> =>
  scenario.project({
    model: 'support_threads',
    userId,
    position: await scenario.append(),
    row: {
      thread_id: THREAD,
      sender: 'family',
      channel: 'form',
      topic: 'insurance',
      priority: 'normal',
      urgency: '3',
      language: 'en',
      status: 'resolved',
      crisis: null,
      opened_at: new Date('2026-11-21T09:00:00.000Z'),
      due_at: null,
      moved_at: new Date('2026-11-21T09:00:00.000Z'),
      messages: 1,
      assigned_to: null,
      merged_into: null,
      viewed: {},
      bounced: false,
    },
  });
