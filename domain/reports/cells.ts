import { unitOf } from './calendar-period.contract.ts';
import type { Charge } from './ledger.ts';
import type { Offers } from './offers.contract.ts';
import { isUnit, type Slots } from './periods.ts';
import type { Fact, FamiliesColumn, FamilyHistory, Measure, Report } from './report.ts';

/** Dimension of the family's state, a grouping in every report that knows it. */
export const STATE = 'state';

interface Grouping {
  readonly groupBy: string;
  readonly isOfStates: boolean;
}

/** Finds the charge that covers a query; undefined if the ledger has none. */
export const chargeOf = (
  { charges }: Pick<Measure, 'charges'>,
  { groupBy, isOfStates }: Grouping,
): Charge | undefined => {
  const group = isUnit(groupBy) || groupBy === STATE ? [] : [groupBy];
  const by = isOfStates || groupBy === STATE ? [...group, STATE] : group;
  const per = unitOf(groupBy);
  return charges.find((charge) => charge.per === per && `${charge.by}` === `${by}`);
};

export const familiesColumns = ({ columns }: Pick<Report, 'columns'>): readonly FamiliesColumn[] =>
  columns.filter((column) => column.type === 'families');

/** Lists each measure of a report once. */
export const measuresOf = (report: Pick<Report, 'columns'>): readonly Measure[] => [
  ...new Set(familiesColumns(report).map(({ of }) => of)),
];

/** Lists queries covered by the ledgers of all measures of a report. */
export const offersOf = (report: Pick<Report, 'columns'>): Offers => {
  const measures = measuresOf(report);
  const all = [
    ...new Set(
      measures.flatMap(({ charges }) =>
        charges.map(({ by, per }) => by.find((each) => each !== STATE) ?? by[0] ?? per),
      ),
    ),
  ];
  const offered = (isOfStates: boolean): readonly string[] =>
    [...all, ...measures.flatMap(({ charges }) => charges.map(({ per }) => per))]
      .filter((groupBy, at, each) => each.indexOf(groupBy) === at)
      .filter((groupBy) => measures.every((of) => chargeOf(of, { groupBy, isOfStates })));
  // Counts of paying families at the end of each week cannot be added up over weeks.
  const isSum = !measures.some(({ isAtEnd }) => isAtEnd);
  const added = (groupings: readonly string[]): readonly string[] =>
    groupings.filter((groupBy) => groupBy !== STATE || isSum);
  return { groupings: added(offered(false)), stateGroupings: added(offered(true)) };
};

/** Identifies a cell within its charge. */
interface CellPlace {
  readonly slot: number;
  readonly kind: string;
  /** Empty if the charge has no groups. */
  readonly group: string;
  /** State; empty if the charge covers all states together. */
  readonly place: string;
}

/** Returns the exact number of families in a cell; only for `tableOf`. */
export type CountIn = (cell: CellPlace) => number;

export interface CountOptions {
  readonly measure: Measure;
  readonly charge: Charge;
  readonly groupBy: string;
  readonly slots: Slots;
  readonly families: readonly FamilyHistory[];
}

const keyOf = ({ slot, kind, group, place }: CellPlace): string =>
  `${slot}\n${kind}\n${group}\n${place}`;

/** Counts each family once per cell, and in at most as many cells per unit of time as the charge allows. */
export const countCells = ({
  measure,
  charge,
  groupBy,
  slots,
  families,
}: CountOptions): CountIn => {
  const { kinds, isAtEnd } = measure;
  const hasPlaces = charge.by.includes(STATE);
  const hasGroups = charge.by.some((each) => each !== STATE);
  const counts = new Map<string, number>();
  const last = slots.names.length - 1;
  /** One family's groups by unit of time, each with the last kind reached. */
  const seen = new Map<number, Map<string, number>>();
  const see = (slot: number, { kind, group }: Fact): void => {
    const groups = seen.get(slot) ?? new Map<string, number>();
    seen.set(slot, groups);
    const name = hasGroups ? group : '';
    const known = groups.get(name);
    if (known === undefined && groups.size >= charge.most) return;
    groups.set(name, Math.max(known ?? 0, kinds.indexOf(kind)));
  };
  const tell = (fact: Fact): void => {
    const first = Math.max(0, slots.indexOf(fact.from));
    const until = Math.min(last, slots.indexOf(fact.to));
    for (let slot = first; slot <= until; slot += 1)
      if (!isAtEnd || (slots.ends[slot] ?? 0) <= fact.to) see(slot, fact);
  };
  for (const family of families) {
    seen.clear();
    measure.facts(family, groupBy, tell);
    for (const [slot, groups] of seen) {
      const end = slots.ends[slot] ?? 0;
      if (!family.isFamilyOn(end)) continue;
      const place = hasPlaces ? family.placeOn(end) : '';
      for (const [group, kind] of groups) {
        const key = keyOf({ slot, kind: kinds[kind] ?? '', group, place });
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return (cell) => counts.get(keyOf(cell)) ?? 0;
};
