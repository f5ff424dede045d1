import { measuresOf, offersOf } from '@hearthway/domain/reports/cells.ts';
import { type Charge, lossOf, sumOf } from '@hearthway/domain/reports/ledger.ts';
import { marginOf, meanErrorOf } from '@hearthway/domain/reports/noise.ts';
import type { Measure, Report } from '@hearthway/domain/reports/report.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';

/** Each measure once, in the order of the reports. */
export const allMeasures: readonly Measure[] = [...new Set(allReports.flatMap(measuresOf))];

const setOf = ({ by, per }: Charge): string => [...by, per].join(' × ');

/** A line of the ledger in `docs/metrics.md`. */
export const ledgerLine = ({ id, isGuarded, charges }: Measure): string => {
  const sets = charges.map((charge) => {
    const times = Math.round((lossOf(charge) / charge.epsilon) * 100) / 100;
    return `${setOf(charge)} ${charge.epsilon}${times === 1 ? '' : ` (× ${times})`}`;
  });
  const kind = isGuarded ? 'guarded' : '';
  return `| \`${id}\` | ${kind} | ${sets.join(' · ')} | ${sumOf(charges)} |`;
};

/** The line of a report's section that names its groupings. */
export const groupingsLine = (report: Report): string => {
  const { groupings, stateGroupings } = offersOf(report);
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const ofStates = stateGroupings.length === 0 ? 'none' : list(stateGroupings);
  return `Groupings: ${list(groupings)}. Of single states: ${ofStates}.`;
};

const FAMILIES = [300, 20_000, 1_000_000] as const;

interface Expected {
  readonly name: string;
  readonly epsilon: number;
  readonly cells: number;
  /** Share of all families that are in the number. */
  readonly share: number;
}

/** Numbers that one family in ten is in, in the nation, and so many in a state and week. */
const EXPECTED: readonly Expected[] = [
  { name: 'nation, a month', epsilon: 0.55, cells: 1, share: 1 / 10 },
  { name: 'nation, a week', epsilon: 0.2, cells: 1, share: 1 / 10 },
  { name: 'a state of average size, a week', epsilon: 0.95, cells: 1, share: 1 / 510 },
  { name: 'the same, 13 weeks', epsilon: 0.95, cells: 13, share: 13 / 510 },
  { name: 'one of ten groups, 13 weeks', epsilon: 0.2, cells: 13, share: 13 / 100 },
  { name: 'guarded: nation, a quarter', epsilon: 0.15, cells: 1, share: 1 / 100 },
  { name: 'guarded: a state, 13 weeks', epsilon: 0.5, cells: 13, share: 1 / 5_100 },
];

/** The sum of several cells is nearly normal, with a mean error of 0.41 of its margin. */
const errorOf = ({ epsilon, cells }: Expected): number =>
  cells === 1 ? meanErrorOf(epsilon) : (marginOf(epsilon, cells) / 1.96) * Math.sqrt(2 / Math.PI);

/** Lines of the table of errors to expect, with 300, 20,000 and 1,000,000 families. */
export const errorLines: readonly string[] = EXPECTED.map((expected) => {
  const error = errorOf(expected);
  const cells = FAMILIES.map((families) => {
    const number = families * expected.share;
    const share = (error / number) * 100;
    const shareText = share >= 100 ? 'nothing' : `${Number(share.toPrecision(2))} %`;
    return `${shareText} of ${Math.round(number).toLocaleString('en')}`;
  });
  return `| ${expected.name} | ${error.toFixed(1)} | ± ${marginOf(expected.epsilon, expected.cells)} | ${cells.join(' | ')} |`;
});
