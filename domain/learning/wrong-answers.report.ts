import { say } from '../kernel/message.ts';
import type { Act } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { perGroup } from '../reports/ledger.ts';
import { defineMeasure, eachAct, familiesColumn } from '../reports/measure.ts';
import type { ReportEvent } from '../reports/report.ts';
import { LESSONS } from './lessons.constants.ts';

const answered = defineMeasure({
  id: 'wrong-answers',
  kinds: ['right', 'wrong'],
  charges: [perGroup('question', 0.3, 10)],
  facts: eachAct((kind, group) => ({ kind, group })),
});

export const wrongAnswers = familyReport({
  id: 'wrong-answers',
  version: 2,
  title: say('Questions most often wrong'),
  describes: say(
    'Families that answered a question of a lesson, and those whose first answer was wrong: each counts once a week and question.',
  ),
  types: ['QuestionAnswered'],
  groups: {
    question: LESSONS.flatMap(({ id, questions }) =>
      questions.map((question) => `${id}: ${question}`),
    ),
  },
  columns: [
    { id: 'question', label: say('Question'), type: 'text' },
    familiesColumn(answered),
    familiesColumn(answered, {
      id: 'wrong',
      label: say('Families with a wrong answer'),
      kinds: ['wrong'],
    }),
    { id: 'share', label: say('Share'), type: 'share', part: 'wrong', whole: 'families' },
  ],
  chart: { kind: 'bar', x: 'question', y: ['wrong'] },
  acts: (event) => actOf(event),
});

/** Only the first answer in a reading, or on a day of practice, tells what was known. */
const actOf = ({ data }: ReportEvent): Act | null => {
  if (data['isFirst'] === false) return null;
  const question = `${String(data['moduleId'])}: ${String(data['questionId'])}`;
  return data['isRight'] === true ? `right ${question}` : `wrong ${question}`;
};
