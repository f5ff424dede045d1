import { say } from '../kernel/message.ts';
import type { Act } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { perGroup } from '../reports/ledger.ts';
import { defineMeasure, familiesColumn } from '../reports/measure.ts';
import { GROUP_PARTS } from '../reports/published-table.ts';
import type { Fact, FamilyHistory, ReportEvent } from '../reports/report.ts';
import { LESSONS } from './lessons.constants.ts';

/** Before the first section, and at the questions behind the last. */
const START = 'start';
const QUESTIONS = 'questions';

/** Days after a lesson is started in which it counts as not left. */
const COMPLETED_WITHIN_DAYS = 28;

const sectionName = (section: number): string => String(section).padStart(2, '0');

const left = defineMeasure({
  id: 'lesson-exits',
  charges: [perGroup('lesson', 1, 3)],
  waitDays: COMPLETED_WITHIN_DAYS,
  facts: (family, _groupBy, tell) => tellLeft(family, tell),
});

export const lessonExits = familyReport({
  id: 'lesson-exits',
  version: 2,
  title: say('Where lessons are left'),
  describes: say(
    'Families that started a lesson and had not completed it 28 days later, by the farthest step that they reached: each counts once a week and lesson.',
  ),
  types: ['ModuleCompleted', 'ModuleStarted', 'SectionReached'],
  groups: {
    lesson: LESSONS.flatMap(({ id, sections }) =>
      [START, ...Array.from({ length: sections }, (_, at) => sectionName(at + 1)), QUESTIONS].map(
        (step) => [id, step].join(GROUP_PARTS),
      ),
    ),
  },
  columns: [
    { id: 'lesson', label: say('Lesson'), type: 'text' },
    { id: 'step', label: say('Farthest step'), type: 'text' },
    familiesColumn(left),
  ],
  chart: { kind: 'bar', x: 'lesson', y: ['families'] },
  acts: (event) => actOf(event),
});

const actOf = ({ type, data }: ReportEvent): Act => {
  const lesson = String(data['moduleId']);
  switch (type) {
    case 'ModuleStarted':
      return `started ${lesson}`;
    case 'SectionReached':
      return `reached ${lesson} ${data['sectionId'] === null ? QUESTIONS : sectionName(Number(data['step']))}`;
    default:
      return `completed ${lesson}`;
  }
};

interface Reading {
  readonly day: number;
  step: string;
  isCompleted: boolean;
}

const tellLeft = (family: FamilyHistory, tell: (fact: Fact) => void): void => {
  const readings = new Map<string, Reading[]>();
  family.each((kind, what, day) => {
    const [lesson = '', step = START] = what.split(' ');
    const known = readings.get(lesson) ?? [];
    readings.set(lesson, known);
    if (kind === 'started') known.push({ day, step: START, isCompleted: false });
    const reading = known.at(-1);
    if (reading === undefined || day > reading.day + COMPLETED_WITHIN_DAYS) return;
    if (kind === 'completed') reading.isCompleted = true;
    else if (orderOf(step) > orderOf(reading.step)) reading.step = step;
  });
  for (const [lesson, known] of readings)
    for (const { day, step, isCompleted } of known)
      if (!isCompleted)
        tell({ from: day, to: day, kind: 'all', group: [lesson, step].join(GROUP_PARTS) });
};

const orderOf = (step: string): number => {
  if (step === START) return 0;
  return step === QUESTIONS ? Number.POSITIVE_INFINITY : Number(step);
};
