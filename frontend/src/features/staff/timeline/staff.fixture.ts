import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';

/** A member of the watched household. */
export const MEMBER_ID = 'd'.repeat(32);

/** Entry whose id, such as `7`, is also its minute. */
export const entryOf = (id: number, about: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: String(id),
  source: 'event',
  at: new Date(Date.UTC(2026, 10, 21, 12, id)).toISOString(),
  context: 'favorites',
  type: 'ResourceFavorited',
  sentence: `Added *${id}*`,
  session: 'a1b2',
  actor: 'family',
  memberId: null,
  ...about,
});
