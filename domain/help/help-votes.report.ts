import { say } from '../kernel/message.ts';
import { familyReport } from '../reports/family-report.ts';
import { guardedCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct, familiesColumn } from '../reports/measure.ts';
import { HELP_ANSWERS } from './help-answers.constants.ts';

const votes = defineMeasure({
  id: 'help-votes',
  isGuarded: true,
  kinds: ['unhelpful', 'helpful'],
  charges: guardedCharges({ answer: 2 }),
  facts: eachAct((kind, group) => ({ kind, group })),
});

export const helpVotes = familyReport({
  id: 'help-votes',
  version: 2,
  title: say('Helpful answers'),
  describes: say(
    'Families that rated an answer of the help, and those that it helped: each counts once a week and answer.',
  ),
  types: ['HelpRated'],
  groups: { answer: HELP_ANSWERS },
  columns: [
    { id: 'answer', label: say('Answer'), type: 'text' },
    familiesColumn(votes),
    familiesColumn(votes, {
      id: 'helpful',
      label: say('Families that it helped'),
      kinds: ['helpful'],
    }),
    { id: 'share', label: say('Share'), type: 'share', part: 'helpful', whole: 'families' },
  ],
  chart: { kind: 'bar', x: 'answer', y: ['families', 'helpful'] },
  acts: ({ data: { answerId, isHelpful } }) =>
    `${isHelpful === true ? 'helpful' : 'unhelpful'} ${String(answerId)}`,
});
