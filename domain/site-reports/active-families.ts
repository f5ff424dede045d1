import { say } from '../kernel/message.ts';
import { familyReport } from '../reports/family-report.ts';
import { nation, perState } from '../reports/ledger.ts';
import { defineMeasure, eachAct, familiesColumn } from '../reports/measure.ts';
import { FAMILY_ACTIONS } from './family-actions.ts';

const active = defineMeasure({
  id: 'active-families',
  charges: [
    nation('month', 0.55),
    nation('day', 0.1),
    nation('week', 0.2),
    nation('quarter', 0.45),
    nation('year', 0.15),
    perState(0.95),
  ],
  facts: eachAct(() => ({})),
});

export const activeFamilies = familyReport({
  id: 'active-families',
  version: 5,
  title: say('Active families'),
  describes: say(
    'Families that did something themselves on a given day, or in a given week or month. Each counts once.',
  ),
  types: FAMILY_ACTIONS,
  columns: [
    { id: 'period', label: say('Period'), type: 'text' },
    familiesColumn(active, { label: say('Active families') }),
  ],
  chart: { kind: 'line', x: 'period', y: ['families'] },
  acts: () => 'was active',
});
