import { type Message, say } from '../kernel/message.ts';
import { isWithin } from './days.ts';
import { type FamilyHistory, PLACES } from './family-log.ts';
import type { FamilyReportOptions } from './family-report.ts';
import type { Column, ReportParams, Row } from './report.ts';

/** Columns of the rows below. */
export const tallyColumns = (countLabel: Message = say('Times')): readonly Column[] => [
  { id: 'group', label: say('Group'), type: 'text' },
  { id: 'families', label: say('Families'), type: 'families' },
  { id: 'count', label: countLabel, type: 'count', of: 'families' },
];

/** Rows by the families' states, or else by what was measured, where these have a row in any case. */
export const tallyByState =
  (always: readonly string[]): FamilyReportOptions['rows'] =>
  (families, params) => {
    const isByState = params.groupBy === 'state';
    return tallyRows({
      families,
      params,
      groupOf: (_kind, what, state) => (isByState ? state : what),
      always: isByState ? PLACES : always,
    });
  };

/** The number of families in a group, and of the counted events. */
interface Tally {
  families: number;
  count: number;
  last: FamilyHistory | null;
}

export interface TallyOptions {
  readonly families: readonly FamilyHistory[];
  readonly params: ReportParams;
  /** The group of an event; null when it is not counted. */
  readonly groupOf: (kind: string, what: string, state: string) => string | null;
  /** Groups that have a row even without families, in their order. Others follow by name. */
  readonly always?: readonly string[];
}

/**
 * Rows of group, families and events. Each family counts once in a group, for any number of events
 * and days. Rows are never ordered by their numbers: the order would give away hidden ones.
 */
export const tallyRows = ({
  families,
  params,
  groupOf,
  always = [],
}: TallyOptions): readonly Row[] => {
  const groups = new Map<string, Tally>();
  const isInPeriod = isWithin(params);
  for (const family of families)
    family.each((kind, what, day) => {
      if (!isInPeriod(day)) return;
      const name = groupOf(kind, what, family.state);
      if (name === null) return;
      const group = groups.get(name) ?? { families: 0, count: 0, last: null };
      if (group.last !== family) group.families += 1;
      group.last = family;
      group.count += 1;
      groups.set(name, group);
    });
  const others = Array.from(groups.keys()).filter((name) => !always.includes(name));
  return [...always, ...others.sort()].map((name) => {
    const { families: size, count } = groups.get(name) ?? { families: 0, count: 0 };
    return [name, size, count];
  });
};
