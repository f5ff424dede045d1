import { say } from '../kernel/message.ts';
import type { Measure } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyRows } from '../reports/family-tally.ts';
import type { ReportEvent, Row } from '../reports/report.ts';

/** In the order of a lesson. */
const STEPS = ['started', 'completed', 'passed'] as const;

export const lessonStarts = familyReport({
  id: 'lesson-starts',
  version: 1,
  title: say('Lessons started and completed'),
  describes: say(
    'How many families started, completed and passed each lesson in the period, and how often. Numbers of fewer than five families are left out.',
  ),
  types: ['ModuleStarted', 'ModuleCompleted'],
  groupings: ['lesson'],
  columns: [
    { id: 'lesson', label: say('Lesson'), type: 'text' },
    { id: 'step', label: say('Step'), type: 'text' },
    { id: 'families', label: say('Families'), type: 'families' },
    { id: 'count', label: say('Times'), type: 'count', of: 'families' },
  ],
  chart: { kind: 'bar', x: 'lesson', y: ['families'] },
  leavesOutSmall: ['lesson'],
  measure: (event) => measuresOf(event),
  rows: (families, params) => {
    const rows = STEPS.flatMap((step, order) =>
      tallyRows({
        families,
        params,
        groupOf: (kind, lesson) => (kind === step ? lesson : null),
      }).map(([lesson = null, ...numbers]) => ({ order, row: [lesson, step, ...numbers] })),
    );
    return rows.toSorted(byLessonAndStep).map(({ row }) => row);
  },
});

interface Ordered {
  readonly order: number;
  readonly row: Row;
}

const byLessonAndStep = (one: Ordered, other: Ordered): number => {
  const [lesson, otherLesson] = [String(one.row[0]), String(other.row[0])];
  return lesson === otherLesson ? one.order - other.order : lesson < otherLesson ? -1 : 1;
};

const measuresOf = ({ type, data }: ReportEvent): readonly Measure[] => {
  const lesson = String(data['moduleId']);
  if (type === 'ModuleStarted') return [`started ${lesson}`];
  return data['isPassed'] === true
    ? [`completed ${lesson}`, `passed ${lesson}`]
    : [`completed ${lesson}`];
};
