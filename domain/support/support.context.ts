import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import { answerTimes } from './answer-times.report.ts';
import { supportErrors } from './support.errors.ts';
import { supportContacts } from './support-contacts.report.ts';
import { supportThreadsModel } from './support-threads.model.ts';
import { supportWords } from './support-words.ts';
import { threadDecider } from './thread.decider.ts';
import { mailAboutThreads } from './thread-mails.policy.ts';

/** Conversations of families and visitors with support. */
export const supportContext = defineContext({
  name: 'support',
  aggregates: [{ decider: threadDecider, label: say('Messages to support'), icon: 'messages' }],
  readModels: [supportThreadsModel],
  policies: [mailAboutThreads],
  exportSections: [
    exportSection({
      model: supportThreadsModel,
      title: say('Your messages to support'),
      toRows: (row) => [
        {
          threadId: row.thread_id,
          topic: row.topic,
          priority: row.priority,
          threadStatus: row.status,
          openedAt: row.opened_at,
          messages: row.messages,
        },
      ],
      fields: {
        threadId: say('Conversation id'),
        topic: say('Topic', {}, 'of a message to support'),
        priority: say('Priority', {}, 'of a message to support'),
        threadStatus: say('Status', {}, 'of a message to support'),
        openedAt: say('When you wrote first'),
        messages: say('Number of messages'),
      },
    }),
  ],
  reports: [supportContacts, answerTimes],
  words: supportWords,
  errors: supportErrors,
});
