import { say } from '../kernel/message.ts';
import { isWithin } from '../reports/days.ts';
import { familyReport } from '../reports/family-report.ts';

export const helpVotes = familyReport({
  id: 'help-votes',
  version: 1,
  title: say('Helpful answers'),
  describes: say(
    'Families that rated an answer of the help in the period, and those whose last vote in it was that it helped. Answers that fewer than five families rated are left out.',
  ),
  types: ['HelpRated'],
  groupings: ['answer'],
  columns: [
    { id: 'answer', label: say('Answer'), type: 'text' },
    { id: 'families', label: say('Families'), type: 'families' },
    { id: 'helpful', label: say('Families that it helped'), type: 'families' },
    { id: 'share', label: say('Share'), type: 'share', part: 'helpful', whole: 'families' },
  ],
  chart: { kind: 'bar', x: 'answer', y: ['families', 'helpful'] },
  leavesOutSmall: ['answer'],
  measure: ({ data: { answerId, isHelpful } }) =>
    `${isHelpful === true ? 'helpful' : 'unhelpful'} ${String(answerId)}`,
  rows: (families, params) => {
    const isInPeriod = isWithin(params);
    const answers = new Map<string, { families: number; helpful: number }>();
    for (const family of families) {
      const votes = new Map<string, boolean>();
      family.each((kind, answer, day) => {
        if (isInPeriod(day)) votes.set(answer, kind === 'helpful');
      });
      for (const [answer, isHelpful] of votes) {
        const { families: all, helpful } = answers.get(answer) ?? { families: 0, helpful: 0 };
        answers.set(answer, { families: all + 1, helpful: helpful + Number(isHelpful) });
      }
    }
    return Array.from(answers)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([answer, { families: all, helpful }]) => [answer, all, helpful]);
  },
});
