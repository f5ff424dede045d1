import type { When } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import type { Fed } from '@hearthway/domain/calendar-feeds/feed-file.ts';

/** Date that another context knows, by an id that stays the same. */
export const dateOf = (id: string, title: string, when: When): Fed => ({
  id,
  title,
  when,
  place: '',
  notes: '',
  repeats: null,
  days: {},
});

export const wholeDay = (day: string): When => ({ kind: 'all-day', firstDay: day, lastDay: day });
