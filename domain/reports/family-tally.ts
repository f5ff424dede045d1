import { say } from '../kernel/message.ts';
import { type FamilyReportOptions, familyReport } from './family-report.ts';
import { familiesColumn } from './measure.ts';
import type { Measure, Report } from './report.ts';

export const groupColumn = { id: 'group', label: say('Group'), type: 'text' } as const;

type TallyOptions = Omit<FamilyReportOptions, 'columns' | 'chart'> & { readonly measure: Measure };

/** Families by the groups of one measure. */
export const tallyReport = ({ measure, ...options }: TallyOptions): Report =>
  familyReport({
    ...options,
    columns: [groupColumn, familiesColumn(measure)],
    chart: { kind: 'bar', x: 'group', y: ['families'] },
  });
