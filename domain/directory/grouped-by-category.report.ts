import { type Act, UNKNOWN } from '../reports/family-log.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';
import type { Report } from '../reports/report.ts';
import { CATEGORY_IDS } from './categories.ts';

export interface GroupedByCategoryOptions
  extends Pick<Report, 'id' | 'version' | 'title' | 'describes'> {
  /** Event type to count; its data names a category. */
  readonly type: string;
}

const NO_CATEGORY: Act = `category ${UNKNOWN}`;

/** Precomputed, since formatting the text costs more than all other work on an event. */
const ACTS: ReadonlyMap<string, Act> = new Map(
  CATEGORY_IDS.map((category) => [category, `category ${category}`]),
);

/** Maximum categories that a family counts in per week. */
export const MAX_CATEGORIES = 3;

/** Counts families by category, state or time. */
export const groupedByCategory = ({ type, ...description }: GroupedByCategoryOptions): Report =>
  tallyReport({
    ...description,
    types: [type],
    measure: defineMeasure({
      id: description.id,
      charges: usualCharges({ category: MAX_CATEGORIES }),
      facts: eachAct((_kind, group) => ({ group })),
    }),
    groups: { category: [...CATEGORY_IDS, UNKNOWN] },
    acts: ({ data: { category } }) =>
      typeof category === 'string' ? (ACTS.get(category) ?? NO_CATEGORY) : NO_CATEGORY,
  });
