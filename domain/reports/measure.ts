import { say } from '../kernel/message.ts';
import type { Fact, FamiliesColumn, Measure } from './report.ts';

/** The kind of a measure that has no other. */
const ALL = 'all';

/** By what most measures are. */
export const defineMeasure = (
  measure: Pick<Measure, 'id' | 'charges' | 'facts'> & Partial<Measure>,
): Measure => ({ isGuarded: false, kinds: [ALL], waitDays: 0, isAtEnd: false, ...measure });

type ReadAct = (
  kind: string,
  what: string,
  groupBy: string,
) => Partial<Pick<Fact, 'kind' | 'group'>> | null;

/** Facts that each follow from one act. Null for an act that does not count. */
export const eachAct =
  (read: ReadAct): Measure['facts'] =>
  (family, groupBy, tell) =>
    family.each((kind, what, day) => {
      const found = read(kind, what, groupBy);
      if (found !== null) tell({ from: day, to: day, kind: ALL, group: '', ...found });
    });

/** Column that counts families of all kinds of a measure. */
export const familiesColumn = (
  of: Measure,
  { id = 'families', label = say('Families'), kinds = of.kinds }: Partial<FamiliesColumn> = {},
): FamiliesColumn => ({ id, label, type: 'families', of, kinds });
