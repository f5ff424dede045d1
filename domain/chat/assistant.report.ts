import { say } from '../kernel/message.ts';
import { isWithin } from '../reports/days.ts';
import { PLACES } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyByState, tallyColumns } from '../reports/family-tally.ts';
import type { Row } from '../reports/report.ts';
import { CHAT_TOPICS } from './chat.constants.ts';
import { CRISIS_TIERS } from './crisis.constants.ts';

const TOPICS = CHAT_TOPICS.map((topic) => `question: ${topic}`);

/** By subject: authors see where an answer is missing. */
export const assistantQuestions = familyReport({
  id: 'assistant-questions',
  version: 2,
  title: say('Questions to the assistant'),
  describes: say(
    'Families that the assistant answered in the period, those with a question that our pages do not answer, those who said that an answer helped or did not and those who asked for a person, by subject or by the families’ states.',
  ),
  types: ['ChatAnswered', 'ChatRated', 'ChatHandedOver'],
  groupings: ['topic', 'state'],
  columns: [
    { id: 'group', label: say('Group'), type: 'text' },
    { id: 'families', label: say('Families'), type: 'families' },
    { id: 'unanswered', label: say('Families without an answer'), type: 'families' },
    { id: 'share', label: say('Share'), type: 'share', part: 'unanswered', whole: 'families' },
    { id: 'helpful', label: say('Families that it helped'), type: 'families' },
    { id: 'unhelpful', label: say('Families that it did not help'), type: 'families' },
    { id: 'handed', label: say('Families handed to a person'), type: 'families' },
  ],
  chart: { kind: 'bar', x: 'group', y: ['families', 'unanswered'] },
  measure: ({ type, data: { topic, outcome, isHelpful } }) => {
    const group = `question: ${String(topic)}`;
    if (type === 'ChatHandedOver') return `handed ${group}`;
    if (type === 'ChatRated') return `${isHelpful === true ? 'helpful' : 'unhelpful'} ${group}`;
    return outcome === 'unknown'
      ? [`families ${group}`, `unanswered ${group}`]
      : `families ${group}`;
  },
  rows: (families, params) => {
    const isInPeriod = isWithin(params);
    const seenBy = families.map((family) => {
      const seen = new Set<string>();
      family.each((kind, what, day) => {
        const group = params.groupBy === 'state' ? family.state : what;
        if (isInPeriod(day)) seen.add(`${kind} ${group}`);
      });
      return seen;
    });
    return (params.groupBy === 'state' ? PLACES : TOPICS).map((group): Row => {
      const having = (kind: string): number =>
        seenBy.filter((seen) => seen.has(`${kind} ${group}`)).length;
      return [
        group,
        having('families'),
        having('unanswered'),
        having('helpful'),
        having('unhelpful'),
        having('handed'),
      ];
    });
  },
});

const DANGERS = CRISIS_TIERS.map((tier) => `danger: ${tier}`);

export const assistantCrises = familyReport({
  id: 'assistant-crises',
  version: 1,
  title: say('Crises told to the assistant'),
  describes: say(
    'Families that the assistant gave people to call in the period, because of what they wrote, by the kind of danger or by the families’ states.',
  ),
  types: ['ChatCrisisRouted'],
  groupings: ['danger', 'state'],
  columns: tallyColumns(),
  chart: { kind: 'bar', x: 'group', y: ['families'] },
  measure: ({ data: { tier } }) => `crisis danger: ${String(tier)}`,
  rows: tallyByState(DANGERS),
});
