import type { Message } from '../kernel/message.ts';
import { type Measure, UNKNOWN } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyByState, tallyColumns } from '../reports/family-tally.ts';
import type { Report } from '../reports/report.ts';
import { CATEGORY_IDS } from './categories.ts';

export interface GroupedByCategoryOptions
  extends Pick<Report, 'id' | 'version' | 'title' | 'describes'> {
  /** The one counted event type, whose data names a category. */
  readonly type: string;
  readonly countLabel: Message;
}

const NO_CATEGORY: Measure = `category ${UNKNOWN}`;

/** Created once: formatting the text costs more than all other work on an event. */
const MEASURES: ReadonlyMap<string, Measure> = new Map(
  CATEGORY_IDS.map((category) => [category, `category ${category}`]),
);

/** Counts families and events by category or by state. */
export const groupedByCategory = ({
  type,
  countLabel,
  ...description
}: GroupedByCategoryOptions): Report =>
  familyReport({
    ...description,
    types: [type],
    groupings: ['category', 'state'],
    columns: tallyColumns(countLabel),
    chart: { kind: 'bar', x: 'group', y: ['count'] },
    measure: ({ data: { category } }) =>
      typeof category === 'string'
        ? (MEASURES.get(category) ?? `category ${category}`)
        : NO_CATEGORY,
    rows: tallyByState([...CATEGORY_IDS, UNKNOWN]),
  });
