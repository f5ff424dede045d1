import { say } from '../kernel/message.ts';
import { isWithin } from '../reports/days.ts';
import type { FamilyHistory, Measure } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import type { ReportEvent, Row } from '../reports/report.ts';

/** Before the first section, and at the questions behind the last. */
const START = 'start';
const QUESTIONS = 'questions';

export const lessonExits = familyReport({
  id: 'lesson-exits',
  version: 1,
  title: say('Where lessons are left'),
  describes: say(
    'Families that read in a lesson in the period and had not completed it by its end, by the farthest step that they reached. Steps of fewer than five families are left out.',
  ),
  types: ['ModuleCompleted', 'ModuleStarted', 'SectionReached'],
  groupings: ['lesson'],
  columns: [
    { id: 'lesson', label: say('Lesson'), type: 'text' },
    { id: 'step', label: say('Farthest step'), type: 'text' },
    { id: 'families', label: say('Families'), type: 'families' },
  ],
  chart: { kind: 'bar', x: 'lesson', y: ['families'] },
  leavesOutSmall: ['lesson'],
  measure: (event) => measureOf(event),
  rows: (families, params) => {
    const isInPeriod = isWithin(params);
    const left = new Map<string, number>();
    for (const family of families)
      for (const step of stepsLeft(family, isInPeriod)) left.set(step, (left.get(step) ?? 0) + 1);
    return Array.from(left).toSorted(byName).map(rowOf);
  },
});

const measureOf = ({ type, data }: ReportEvent): Measure => {
  const lesson = String(data['moduleId']);
  switch (type) {
    case 'ModuleStarted':
      return `started ${lesson}`;
    case 'SectionReached':
      return `reached ${lesson} ${data['sectionId'] === null ? QUESTIONS : String(data['step']).padStart(2, '0')}`;
    default:
      return `completed ${lesson}`;
  }
};

/** Lesson and farthest step of each reading of a family that has not ended in the period. */
const stepsLeft = (
  family: FamilyHistory,
  isInPeriod: (day: number) => boolean,
): readonly string[] => {
  const farthest = new Map<string, string>();
  family.each((kind, what, day) => {
    if (!isInPeriod(day)) return;
    const [lesson = '', step = START] = what.split(' ');
    const known = farthest.get(lesson);
    if (kind === 'completed') farthest.delete(lesson);
    else if (known === undefined || orderOf(step) > orderOf(known) || kind === 'started')
      farthest.set(lesson, step);
  });
  return Array.from(farthest, ([lesson, step]) => `${lesson} ${step}`);
};

const orderOf = (step: string): number => {
  if (step === START) return 0;
  return step === QUESTIONS ? Number.POSITIVE_INFINITY : Number(step);
};

type Left = readonly [step: string, families: number];

const byName = ([one]: Left, [other]: Left): number => (one < other ? -1 : 1);

const rowOf = ([name, families]: Left): Row => {
  const [lesson = '', step = ''] = name.split(' ');
  return [lesson, step, families];
};
