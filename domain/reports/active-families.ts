import { say } from '../kernel/message.ts';
import { slotsOf, UNITS } from './days.ts';
import { FAMILY_ACTIONS } from './family-actions.ts';
import { familyReport } from './family-report.ts';

export const activeFamilies = familyReport({
  id: 'active-families',
  version: 4,
  title: say('Active families'),
  describes: say(
    'Families that did something themselves on a given day, or in a given week or month. Each counts once.',
  ),
  types: FAMILY_ACTIONS,
  groupings: UNITS,
  columns: [
    { id: 'period', label: say('Period'), type: 'text' },
    { id: 'families', label: say('Active families'), type: 'families' },
  ],
  chart: { kind: 'line', x: 'period', y: ['families'] },
  measure: () => 'was active',
  isOnceADay: true,
  rows: (families, params) => {
    const slots = slotsOf(params.groupBy, params);
    const counts = slots.names.map(() => 0);
    for (const family of families) {
      const active = new Set<number>();
      family.each((_kind, _what, day) => active.add(slots.indexOf(day)));
      for (const slot of active) if (slot in counts) counts[slot] = (counts[slot] ?? 0) + 1;
    }
    return slots.names.map((name, slot) => [name, counts[slot] ?? 0]);
  },
});
