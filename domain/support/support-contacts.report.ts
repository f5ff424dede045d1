import { say } from '../kernel/message.ts';
import { PLACES } from '../reports/family-log.ts';
import { familyReport } from '../reports/family-report.ts';
import { tallyColumns, tallyRows } from '../reports/family-tally.ts';
import { CONTACT_PRIORITIES, CONTACT_TOPICS, THREAD_CHANNELS } from './support.constants.ts';

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  topic: CONTACT_TOPICS.map((topic) => `contact: ${topic}`),
  priority: CONTACT_PRIORITIES.map((priority) => `priority: ${priority}`),
  channel: THREAD_CHANNELS.map((channel) => `channel: ${channel}`),
  state: PLACES,
};

export const supportContacts = familyReport({
  id: 'support-contacts',
  version: 1,
  title: say('Messages to support'),
  describes: say(
    'Conversations that families began with support in the period, by topic, by how much it mattered to them, by where they began, or by the families’ states.',
  ),
  types: ['ThreadOpened'],
  groupings: ['topic', 'priority', 'channel', 'state'],
  columns: tallyColumns(),
  chart: { kind: 'bar', x: 'group', y: ['count'] },
  measure: ({ data: { topic, priority, channel } }) => [
    `contact ${String(topic)}`,
    `priority ${String(priority)}`,
    `channel ${String(channel)}`,
  ],
  rows: (families, params) => {
    const { groupBy } = params;
    // Each conversation has a topic, by which it is counted in its state.
    const wanted = groupBy === 'topic' || groupBy === 'state' ? 'contact' : groupBy;
    return tallyRows({
      families,
      params,
      groupOf: (kind, what, state) => {
        if (kind !== wanted) return null;
        return groupBy === 'state' ? state : `${kind}: ${what}`;
      },
      always: GROUPS[groupBy] ?? [],
    });
  },
});
