import { CRISIS_TIERS } from '../crisis/crisis.constants.ts';
import { say } from '../kernel/message.ts';
import { familyReport } from '../reports/family-report.ts';
import { groupColumn, tallyReport } from '../reports/family-tally.ts';
import { guardedCharges, usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct, familiesColumn } from '../reports/measure.ts';
import { CHAT_TOPICS } from './chat.constants.ts';

const ANSWERED = ['answered', 'unanswered'] as const;
const VOTES = ['unhelpful', 'helpful'] as const;

const ofKinds = (kinds: readonly string[]) =>
  eachAct((kind, group) => (kinds.includes(kind) ? { kind, group } : null));

const questions = defineMeasure({
  id: 'assistant-questions',
  kinds: ANSWERED,
  charges: usualCharges({ topic: 3 }),
  facts: ofKinds(ANSWERED),
});

const votes = defineMeasure({
  id: 'assistant-votes',
  isGuarded: true,
  kinds: VOTES,
  charges: guardedCharges({ topic: 1 }),
  facts: ofKinds(VOTES),
});

const handedOver = defineMeasure({
  id: 'assistant-handed-over',
  kinds: ['handed'],
  charges: usualCharges({ topic: 2 }),
  facts: ofKinds(['handed']),
});

/** Grouped by subject, so that authors see where answers are missing. */
export const assistantQuestions = familyReport({
  id: 'assistant-questions',
  version: 3,
  title: say('Questions to the assistant'),
  describes: say(
    'Families that the assistant answered, those with a question that our pages do not answer, those who said that an answer helped or did not and those who asked for a person, by subject or by the families’ states: each counts once a week.',
  ),
  types: ['ChatAnswered', 'ChatRated', 'ChatHandedOver'],
  groups: { topic: CHAT_TOPICS.map((topic) => `question: ${topic}`) },
  columns: [
    groupColumn,
    familiesColumn(questions),
    familiesColumn(questions, {
      id: 'unanswered',
      label: say('Families without an answer'),
      kinds: ['unanswered'],
    }),
    { id: 'share', label: say('Share'), type: 'share', part: 'unanswered', whole: 'families' },
    familiesColumn(votes, {
      id: 'helpful',
      label: say('Families that it helped'),
      kinds: ['helpful'],
    }),
    familiesColumn(votes, {
      id: 'unhelpful',
      label: say('Families that it did not help'),
      kinds: ['unhelpful'],
    }),
    familiesColumn(handedOver, { id: 'handed', label: say('Families handed to a person') }),
  ],
  chart: { kind: 'bar', x: 'group', y: ['families', 'unanswered'] },
  acts: ({ type, data: { topic, outcome, isHelpful } }) => {
    const group = `question: ${String(topic)}`;
    if (type === 'ChatHandedOver') return `handed ${group}`;
    if (type === 'ChatRated') return `${isHelpful === true ? 'helpful' : 'unhelpful'} ${group}`;
    return `${outcome === 'unknown' ? 'unanswered' : 'answered'} ${group}`;
  },
});

export const assistantCrises = tallyReport({
  id: 'assistant-crises',
  version: 2,
  title: say('Crises told to the assistant'),
  describes: say(
    'Families that the assistant gave people to call, because of what they wrote, by the kind of danger or by the families’ states: each counts once a week.',
  ),
  types: ['ChatCrisisRouted'],
  measure: defineMeasure({
    id: 'assistant-crises',
    isGuarded: true,
    charges: guardedCharges({ danger: 1 }),
    facts: eachAct((_kind, group) => ({ group })),
  }),
  groups: { danger: CRISIS_TIERS.map((tier) => `danger: ${tier}`) },
  acts: ({ data: { tier } }) => `crisis danger: ${String(tier)}`,
});
