import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { daysAfter, keptDaysSchema, NO_DAYS } from './days-after.ts';
import { familyDaysStream } from './family-days.events.ts';

/** Homes and school breaks of a family in one row: there are few of them. */
export const familyDaysModel = foldStream({
  name: 'family-days',
  label: say('Homes and school breaks'),
  stream: familyDaysStream,
  row: keptDaysSchema,
  sealed: ['homes', 'breaks'],
  view: { evolve: (row, event) => daysAfter(row ?? NO_DAYS, event) },
});
