import { isUnit } from '@hearthway/domain/reports/days.ts';
import { PLACES } from '@hearthway/domain/reports/family-log.ts';
import { tableOf } from '@hearthway/domain/reports/published-table.ts';
import {
  type Cell,
  type Column,
  isComputed,
  type Period,
  type Report,
} from '@hearthway/domain/reports/report.ts';
import {
  ROUNDED_TO,
  SMALL_GROUP,
  SMALLEST_GROUP,
} from '@hearthway/domain/reports/reports.constants.ts';
import { type Bounds, conclude, type Rule } from './bounds.ts';
import { type CalendarPeriod, divisionsOf, periodsOf } from './calendar.ts';

export interface AttackOptions {
  readonly report: Report;
  /** Folded from all events. */
  readonly state: unknown;
  readonly within: Period;
  /** Tables of single days are asked for from this day on. */
  readonly daysFrom: string;
  /** The states that are asked for; null for all together. */
  readonly places: readonly (string | null)[];
}

export const EVERYWHERE: readonly null[] = [null];
export const EACH_STATE: readonly (string | null)[] = [null, ...PLACES];

export interface AttackResult {
  /** Published counts. */
  readonly cells: number;
  /** Groups of one to four families among them. */
  readonly small: number;
  /** Small groups whose number a reader can conclude. */
  readonly recovered: number;
}

interface PublishedCell {
  readonly name: CellName;
  readonly exact: number;
  readonly known: Bounds;
}

interface CellName {
  readonly groupBy: string;
  readonly group: string;
  readonly column: Column;
  /** Null for all states. */
  readonly place: string | null;
  readonly period: CalendarPeriod;
}

/**
 * Asks for the tables of all calendar periods, groupings and states, and draws every conclusion from
 * sums over periods, states and groups. The reader knows the method, and not one event.
 */
export const attack = ({
  report,
  state,
  within,
  daysFrom,
  places,
}: AttackOptions): AttackResult => {
  const periods = periodsOf(within, daysFrom);
  const cells = new Map<string, PublishedCell>();
  for (const place of places)
    for (const period of periods)
      if (place === null || !SHORT.has(period.unit))
        for (const cell of cellsOf(report, state, { place, period }))
          cells.set(keyOf(cell.name), cell);
  for (const { name, known } of cells.values())
    if (name.place !== null && name.period.unit === 'month' && known.low > 0) {
      const everywhere = cells.get(keyOf({ ...name, place: null }));
      // Of a small group, zeros of single states are not told.
      if (everywhere !== undefined && everywhere.known.high < SMALLEST_GROUP) known.low = 0;
    }
  conclude([...rulesOf(cells, periods)]);
  const small = [...cells.values()].filter(
    ({ name, exact }) => name.column.type === 'families' && exact > 0 && exact < SMALLEST_GROUP,
  );
  return {
    cells: cells.size,
    small: small.length,
    recovered: small.filter(({ known }) => known.low === known.high).length,
  };
};

/** Single days and weeks are asked for of all states together. */
const SHORT: ReadonlySet<string> = new Set(['day', 'week']);

function* cellsOf(
  report: Report,
  state: unknown,
  { place, period }: Pick<CellName, 'place' | 'period'>,
): Generator<PublishedCell, void> {
  const counted = report.columns.filter((column) => !isComputed(column));
  const groupings = report.groupings.filter((each) => !isUnit(each) || each === period.unit);
  for (const groupBy of groupings) {
    const params = { from: period.from, to: period.to, groupBy, state: place };
    const exact = report.result(state, params);
    const told = tableOf({ ...report, leavesOutSmall: [] }, state, params).rows;
    for (const [row, cells] of exact.entries()) {
      const words = cells.filter((_, at) => counted[at]?.type === 'text');
      for (const [at, column] of counted.entries()) {
        const cell = cells[at];
        if (typeof cell !== 'number') continue;
        const said = REPEATED.has(column.id) ? words.slice(1) : words;
        const group = isUnit(groupBy) ? '' : said.join(' ');
        const name = { groupBy, group, column, place, period };
        const known = knownOf(told[row]?.[report.columns.indexOf(column)]);
        yield { name, exact: cell, known };
      }
    }
  }
}

/** Of a plan, and the same in its row of each feature. */
const REPEATED: ReadonlySet<string> = new Set(['active']);

const HALF = Math.floor(ROUNDED_TO / 2);

const knownOf = (cell: Cell | undefined): Bounds => {
  if (cell === 0) return { low: 0, high: 0 };
  if (cell === SMALL_GROUP) return { low: 1, high: SMALLEST_GROUP - 1 };
  if (typeof cell !== 'number') return { low: 0, high: Number.POSITIVE_INFINITY };
  return { low: Math.max(SMALLEST_GROUP, cell - HALF), high: cell + HALF };
};

const keyOf = ({ groupBy, group, column, place, period }: CellName): string =>
  [isUnit(groupBy) ? '' : groupBy, group, column.id, place ?? '*', period.name].join('\n');

/** Null where one of the cells was not published; most often the first, so it stops there. */
const knownAt = <Part>(
  cells: ReadonlyMap<string, PublishedCell>,
  parts: readonly Part[],
  nameOf: (part: Part) => CellName,
): readonly Bounds[] | null => {
  const found: Bounds[] = [];
  for (const part of parts) {
    const cell = cells.get(keyOf(nameOf(part)));
    if (cell === undefined) return null;
    found.push(cell.known);
  }
  return found;
};

function* rulesOf(
  cells: ReadonlyMap<string, PublishedCell>,
  periods: readonly CalendarPeriod[],
): Generator<Rule, void> {
  const divisions = new Map(periods.map((whole) => [whole.name, divisionsOf(whole, periods)]));
  const byGrouping = new Map<string, Map<string, Bounds[]>>();
  for (const { name, known } of cells.values()) {
    if (name.place === null) {
      const states = knownAt(cells, PLACES, (place) => ({ ...name, place }));
      if (states !== null) yield { kind: 'equal', left: [known], right: states };
    }
    for (const division of divisions.get(name.period.name) ?? []) {
      const parts = knownAt(cells, division, (period) => ({ ...name, period }));
      if (parts === null) continue;
      if (addsUpInTime(name)) yield { kind: 'equal', left: [known], right: parts };
      else if (isOfPeriod(name)) yield { kind: 'union', whole: known, parts };
    }
    if (name.column.type === 'count' && name.groupBy !== 'term') {
      const table = [name.column.id, name.place ?? '*', name.period.name].join('\n');
      const groupings = byGrouping.get(table) ?? new Map<string, Bounds[]>();
      byGrouping.set(table, groupings);
      groupings.set(name.groupBy, [...(groupings.get(name.groupBy) ?? []), known]);
    }
  }
  for (const groupings of byGrouping.values()) {
    const [left, right] = [...groupings.values()];
    if (left !== undefined && right !== undefined) yield { kind: 'equal', left, right };
  }
}

/** A family registers once. */
const addsUpInTime = ({ column, group }: CellName): boolean =>
  column.type === 'count' || group === 'Registered';

/** Of the other steps of a funnel, and of plans, the end of the period decides. */
const isOfPeriod = ({ groupBy, column }: CellName): boolean =>
  groupBy !== 'step' && column.id !== 'plus' && column.id !== 'family';
