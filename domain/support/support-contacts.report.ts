import { say } from '../kernel/message.ts';
import { tallyReport } from '../reports/family-tally.ts';
import { usualCharges } from '../reports/ledger.ts';
import { defineMeasure, eachAct } from '../reports/measure.ts';
import { CONTACT_PRIORITIES, CONTACT_TOPICS, THREAD_CHANNELS } from './support.constants.ts';

const GROUPS = {
  topic: CONTACT_TOPICS.map((topic) => `contact: ${topic}`),
  priority: CONTACT_PRIORITIES.map((priority) => `priority: ${priority}`),
  channel: THREAD_CHANNELS.map((channel) => `channel: ${channel}`),
};

export const supportContacts = tallyReport({
  id: 'support-contacts',
  version: 2,
  title: say('Messages to support'),
  describes: say(
    'Families that began a conversation with support, by topic, by how much it mattered to them, by where it began, or by the families’ states: each counts once a week.',
  ),
  types: ['ThreadOpened'],
  measure: defineMeasure({
    id: 'support-contacts',
    charges: usualCharges({ topic: 1, priority: 1, channel: 1 }),
    facts: eachAct((kind, what, groupBy) => {
      // Each conversation has a topic, by which it is counted elsewhere.
      const wanted = groupBy === 'priority' || groupBy === 'channel' ? groupBy : 'contact';
      return kind === wanted ? { group: `${kind}: ${what}` } : null;
    }),
  }),
  groups: GROUPS,
  acts: ({ data: { topic, priority, channel } }) => [
    `contact ${String(topic)}`,
    `priority ${String(priority)}`,
    `channel ${String(channel)}`,
  ],
});
