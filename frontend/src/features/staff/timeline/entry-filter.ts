import type { TimelineEntry } from '@hearthway/domain/staff/timeline.contract.ts';
import { dayOf } from './day.ts';

/** Filter of the timeline. Empty fields are unset. */
export interface EntryFilter {
  /** Context of the catalog, or `log`. */
  readonly context: string;
  /** Latest day to include, in the reader's calendar: `2026-11-21`. */
  readonly day: string;
  /** Text within an entry's sentence. */
  readonly search: string;
}

export const NO_FILTER: EntryFilter = { context: '', day: '', search: '' };

export const isFiltered = ({ context, day, search }: EntryFilter): boolean =>
  context !== '' || day !== '' || search !== '';

/** Filters live entries; the server filters loaded ones. */
export const fits = (
  { context, day, search }: EntryFilter,
  entry: Pick<TimelineEntry, 'context' | 'at' | 'sentence'>,
): boolean =>
  (context === '' || entry.context === context) &&
  (day === '' || dayOf(entry.at) <= day) &&
  spoken(entry.sentence).includes(search.toLowerCase());

const spoken = (sentence: string): string => sentence.replaceAll('*', '').toLowerCase();
