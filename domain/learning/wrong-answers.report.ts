import { say } from '../kernel/message.ts';
import { isWithin } from '../reports/days.ts';
import type { FamilyHistory, Measure } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import type { ReportEvent } from '../reports/report.ts';

export const wrongAnswers = familyReport({
  id: 'wrong-answers',
  version: 1,
  title: say('Questions most often wrong'),
  describes: say(
    'Families that answered a question of a lesson in the period, and those whose first answer was wrong. Questions that fewer than five families got wrong are left out.',
  ),
  types: ['QuestionAnswered'],
  groupings: ['question'],
  columns: [
    { id: 'question', label: say('Question'), type: 'text' },
    { id: 'families', label: say('Families'), type: 'families' },
    { id: 'wrong', label: say('Families with a wrong answer'), type: 'families' },
    { id: 'share', label: say('Share'), type: 'share', part: 'wrong', whole: 'families' },
  ],
  chart: { kind: 'bar', x: 'question', y: ['wrong'] },
  leavesOutSmall: ['question'],
  measure: (event) => measureOf(event),
  rows: (families, params) => {
    const isInPeriod = isWithin(params);
    const questions = new Map<string, Answers>();
    for (const family of families)
      family.each((kind, question, day) => {
        if (!isInPeriod(day)) return;
        const answers = questions.get(question) ?? { families: new Set(), wrong: new Set() };
        answers.families.add(family);
        if (kind === 'wrong') answers.wrong.add(family);
        questions.set(question, answers);
      });
    return Array.from(questions)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([question, { families: all, wrong }]) => [question, all.size, wrong.size]);
  },
});

interface Answers {
  readonly families: Set<FamilyHistory>;
  readonly wrong: Set<FamilyHistory>;
}

/** Only the first answer in a reading, or on a day of practice, tells what was known. */
const measureOf = ({ data }: ReportEvent): Measure | null => {
  if (data['isFirst'] === false) return null;
  const question = `${String(data['moduleId'])}: ${String(data['questionId'])}`;
  return data['isRight'] === true ? `right ${question}` : `wrong ${question}`;
};
