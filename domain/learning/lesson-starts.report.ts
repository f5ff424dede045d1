import { say } from '../kernel/message.ts';
import type { Act } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct, familiesColumn } from '../reports/measure.ts';
import type { ReportEvent } from '../reports/report.ts';
import { LESSONS } from './lessons.constants.ts';

const started = defineMeasure({
  id: 'lessons-started',
  charges: usualCharges({ lesson: 3 }),
  facts: eachAct((kind, group) => (kind === 'started' ? { group } : null)),
});

const ENDS = ['failed', 'passed'];

const completed = defineMeasure({
  id: 'lessons-completed',
  kinds: ENDS,
  charges: usualCharges({ lesson: 3 }),
  facts: eachAct((kind, group) => (ENDS.includes(kind) ? { kind, group } : null)),
});

export const lessonStarts = familyReport({
  id: 'lesson-starts',
  version: 2,
  title: say('Lessons started and completed'),
  describes: say(
    'How many families started, completed and passed each lesson: each counts once a week and lesson.',
  ),
  types: ['ModuleStarted', 'ModuleCompleted'],
  groups: { lesson: LESSONS.map(({ id }) => id) },
  columns: [
    { id: 'lesson', label: say('Lesson'), type: 'text' },
    familiesColumn(started, {
      id: 'started',
      label: say('Started', {}, 'families that started a lesson'),
    }),
    familiesColumn(completed, {
      id: 'completed',
      label: say('Completed', {}, 'families that completed a lesson'),
    }),
    familiesColumn(completed, {
      id: 'passed',
      label: say('Passed', {}, 'families that passed a lesson'),
      kinds: ['passed'],
    }),
  ],
  chart: { kind: 'bar', x: 'lesson', y: ['started', 'completed'] },
  acts: (event) => actOf(event),
});

const actOf = ({ type, data }: ReportEvent): Act => {
  const lesson = String(data['moduleId']);
  if (type === 'ModuleStarted') return `started ${lesson}`;
  return data['isPassed'] === true ? `passed ${lesson}` : `failed ${lesson}`;
};
