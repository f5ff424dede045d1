import { forFamilies } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';
import type { Family, Scenario } from '../read-api.fixture.ts';

const TITLE = 'Swimming in secret';

const DAY = '2026-12-01';

export const rows: AccessRows = {
  '/api/calendar/entries/:entryId/file': {
    statuses: forFamilies(404),
    params: { entryId: 'f'.repeat(32) },
  },
  '/api/calendar': { statuses: forFamilies(200), query: { from: DAY, to: DAY }, own: () => TITLE },
};

export const prepare = async (scenario: Scenario, { userId }: Family): Promise<void> =>
  scenario.project({
    model: 'calendar_entries',
    userId,
    position: await scenario.append(),
    row: {
      entry_id: 'e'.repeat(32),
      first_day: DAY,
      last_day: DAY,
      plan: {
        kind: 'appointment',
        when: { kind: 'all-day', firstDay: DAY, lastDay: DAY },
        repeats: null,
        travelMinutes: 0,
        childIds: [],
        reminders: ['day'],
        reminderZone: 'UTC',
        skipsBreaks: false,
        responsibleId: null,
        remindsSince: '2026-11-20T10:00:00.000Z',
      },
      words: { title: TITLE, place: '', people: '', notes: '', days: {} },
      created_at: new Date('2026-11-20T10:00:00.000Z'),
      removed_at: null,
      reminds_until: null,
      revision: 1,
    },
  });
