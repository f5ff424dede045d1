import { isWithin } from './days.ts';
import type { FamilyHistory } from './family-log.ts';
import type { ReportParams, Row } from './report.ts';

/** How many families of a group there are, and how often they did what it is about. */
interface Tally {
  families: number;
  count: number;
  last: FamilyHistory | null;
}

export interface TallyOptions {
  readonly families: readonly FamilyHistory[];
  readonly params: ReportParams;
  /** The name of the group; null for what is not counted. */
  readonly groupOf: (kind: string, what: string, state: string) => string | null;
  /** Groups that have a row also when nobody is in them, in their order. Others follow by name. */
  readonly always?: readonly string[];
}

/**
 * Rows of group, families, and how often. Each family counts once in a group, whatever it did on how
 * many days. They are never ordered by their numbers: that would tell about those that are hidden.
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
