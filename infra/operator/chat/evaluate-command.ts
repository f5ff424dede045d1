import { CRISIS_TIERS } from '@hearthway/domain/chat/crisis.constants.ts';
import { type Count, type Evaluation, evaluateCrises } from './evaluate.ts';
import { readMessages } from './messages.ts';

/** A table of what is measured, a column for each language. */
export const evaluateFile = (file: string): string => {
  const messages = readMessages(file);
  const columns = [
    evaluateCrises(messages.filter(({ language }) => language === 'en')),
    evaluateCrises(messages.filter(({ language }) => language === 'es')),
    evaluateCrises(messages),
  ];
  const rows = ROWS.map(([name, countOf]) => [
    name,
    ...columns.map((column) => percentOf(countOf(column))),
  ]);
  return [['', 'en', 'es', 'all'], ...rows]
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(32) : cell.padStart(20))).join(''))
    .join('\n');
};

type Row = readonly [name: string, countOf: (evaluation: Evaluation) => Count];

const ROWS: readonly Row[] = [
  ['explicit crises', ({ explicit }) => explicit.all],
  ...CRISIS_TIERS.map((tier): Row => [`  ${tier}`, ({ explicit }) => explicit.byTier[tier]]),
  ['implicit crises', ({ implicit }) => implicit.all],
  ...CRISIS_TIERS.map((tier): Row => [`  ${tier}`, ({ implicit }) => implicit.byTier[tier]]),
  ['false alarms', ({ harmless }) => harmless],
  ['tier right', ({ tier }) => tier],
  ['self-injury', ({ selfInjury }) => selfInjury],
  ['self-injury taken for a crisis', ({ selfInjuryAsCrisis }) => selfInjuryAsCrisis],
];

const percentOf = ({ right, of }: Count): string =>
  of === 0 ? 'none' : `${((100 * right) / of).toFixed(1)} % (${right}/${of})`;
