import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Readonly<Record<string, MessageDescriptor>> = {
  day: msg({ message: 'Day', comment: 'How the numbers of a report are grouped' }),
  week: msg({ message: 'Week', comment: 'How the numbers of a report are grouped' }),
  month: msg({ message: 'Month', comment: 'How the numbers of a report are grouped' }),
  quarter: msg({ message: 'Quarter', comment: 'How the numbers of a report are grouped' }),
  year: msg({ message: 'Year', comment: 'How the numbers of a report are grouped' }),
  category: msg({ message: 'Category', comment: 'How the numbers of a report are grouped' }),
  state: msg({ message: 'State', comment: 'How the numbers of a report are grouped' }),
  plan: msg({ message: 'Plan', comment: 'How the numbers of a report are grouped' }),
  step: msg({ message: 'Step', comment: 'How the numbers of a report are grouped' }),
  reason: msg({ message: 'Reason', comment: 'How the numbers of a report are grouped' }),
  cohort: msg({
    message: 'Week of registration',
    comment: 'How the numbers of a report are grouped',
  }),
  topic: msg({ message: 'Topic', comment: 'How the numbers of a report are grouped' }),
  achievement: msg({ message: 'Achievement', comment: 'How the numbers of a report are grouped' }),
  lesson: msg({ message: 'Lesson', comment: 'How the numbers of a report are grouped' }),
  question: msg({ message: 'Question', comment: 'How the numbers of a report are grouped' }),
  insurer: msg({ message: 'Insurer', comment: 'How the numbers of a report are grouped' }),
  denial: msg({
    message: 'Reason of the denial',
    comment: 'How the numbers of a report are grouped',
  }),
  coverage: msg({ message: 'Kind of plan', comment: 'How the numbers of a report are grouped' }),
  allergens: msg({ message: 'Allergens', comment: 'How the numbers of a report are grouped' }),
  answer: msg({
    message: 'Answer of the help',
    comment: 'How the numbers of a report are grouped',
  }),
  type: msg({ message: 'Type', comment: 'How the numbers of a report are grouped' }),
  rating: msg({ message: 'Rating', comment: 'How the numbers of a report are grouped' }),
  danger: msg({ message: 'Kind of danger', comment: 'How the numbers of a report are grouped' }),
  interest: msg({ message: 'Wanted part', comment: 'How the numbers of a report are grouped' }),
  guide: msg({ message: 'Guide', comment: 'How the numbers of a report are grouped' }),
  language: msg({ message: 'Language', comment: 'How the numbers of a report are grouped' }),
  priority: msg({ message: 'Priority', comment: 'How the numbers of a report are grouped' }),
  channel: msg({ message: 'Where it began', comment: 'How the numbers of a report are grouped' }),
  response: msg({
    message: 'Time to the first answer',
    comment: 'How the numbers of a report are grouped',
  }),
  resolution: msg({
    message: 'Time until resolved',
    comment: 'How the numbers of a report are grouped',
  }),
  prompt: msg({ message: 'Limit or prompt', comment: 'How the numbers of a report are grouped' }),
};

/** Falls back to the server's name for an unknown grouping. */
export const groupingWords = (i18n: I18n, grouping: string): string => {
  const known = Object.hasOwn(words, grouping) ? words[grouping] : undefined;
  return known === undefined ? grouping : i18n._(known);
};
