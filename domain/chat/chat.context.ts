import * as z from 'zod';
import { defineContext } from '../context.ts';
import { CRISIS_TIER_WORDS } from '../crisis/crisis.constants.ts';
import { exportSection } from '../kernel/export-section.ts';
import { familyEvents } from '../kernel/family-events.ts';
import { foldRows } from '../kernel/fold-rows.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { NONE, plainCommand } from '../kernel/plain-command.ts';
import { assistantCrises, assistantQuestions } from './assistant.report.ts';
import { CHAT_OUTCOME_WORDS, CHAT_TOPIC_WORDS } from './chat.constants.ts';
import { chatDecider } from './chat.decider.ts';
import { chatErrors } from './chat.errors.ts';
import { type ChatEvent, chatStream } from './chat.events.ts';
import { chatRowSchema, chatsView } from './chats.view.ts';
import { outsideModelChoiceSchema } from './outside-model.contract.ts';
import { outsideModelDecider } from './outside-model.decider.ts';
import { outsideModelStream } from './outside-model.events.ts';

const chatEvents = familyEvents<ChatEvent>()({
  streams: [chatStream],
  types: [
    'ChatMessageSent',
    'ChatCrisisRouted',
    'ChatAnswered',
    'ChatFailed',
    'ChatRated',
    'ChatHandedOver',
  ],
});

/** One row per message. Texts are read from the stream, so that they expire with their encryption key. */
const chatsModel = foldRows({
  name: 'chats',
  label: say('Your messages to the assistant'),
  row: chatRowSchema,
  rowKey: 'chat_message_id',
  indexes: [['user_id', 'sent_at', 'chat_message_id']],
  view: chatsView,
  keyOf: chatEvents.keyOf,
  read: chatEvents.read,
});

const outsideModel = foldStream({
  name: 'outside-model',
  label: say('Whether outside models may read your questions'),
  stream: outsideModelStream,
  row: z.object({ is_allowed: z.boolean() }),
  view: { evolve: (_, { data }) => ({ is_allowed: data.isAllowed }) },
});

export const chatContext = defineContext({
  name: 'chat',
  aggregates: [
    { decider: chatDecider, label: say('Assistant'), icon: 'bot' },
    { decider: outsideModelDecider, label: say('Outside model'), icon: 'bot' },
  ],
  readModels: [chatsModel, outsideModel],
  commands: [
    plainCommand(outsideModelDecider)({
      route: 'PUT /api/support/chat/outside-model',
      isPersonal: true,
      params: NONE,
      body: outsideModelChoiceSchema,
      toCommand: ({ body }) => ({ command: 'choose-outside-model', ...body }),
      example: { params: {}, body: { isAllowed: true } },
      habit: {
        perSession: 0.02,
        send: ({ pick }) => ({ params: {}, body: { isAllowed: pick([true, false]) } }),
      },
    }),
  ],
  reads: [
    ownRow({
      url: '/api/support/chat/outside-model',
      isPersonal: true,
      model: outsideModel,
      answer: outsideModelChoiceSchema,
      toAnswer: (row) => ({ isAllowed: row?.is_allowed ?? false }),
    }),
  ],
  exportSections: [
    exportSection({
      model: chatsModel,
      title: say('Your messages to the assistant'),
      toRows: (row) => [
        {
          chatMessageId: row.chat_message_id,
          sentAt: row.sent_at,
          outcome: row.outcome,
          topic: row.topic,
          tier: row.tier,
          isHelpful: row.is_helpful,
          threadId: row.thread_id,
        },
      ],
      fields: {
        chatMessageId: say('Message id'),
        sentAt: say('When you asked'),
        outcome: say('How it ended'),
        topic: say('Topic', {}, 'of a question to the assistant'),
        tier: say('Kind of danger'),
        isHelpful: say('Whether the answer helped'),
        threadId: say('Conversation id'),
      },
    }),
    exportSection({
      model: outsideModel,
      title: say('Whether outside models may read your questions'),
      toRows: ({ is_allowed: isAllowed }) => [{ isAllowed }],
      fields: { isAllowed: say('Outside models may read questions') },
    }),
  ],
  words: {
    fields: {
      answer: say('Answer'),
      chatMessageId: say('Message id'),
      isAllowed: say('Outside models may read questions'),
      isHelpful: say('Whether the answer helped'),
      language: say('Language'),
      lexiconVersion: say('Version of the list of crisis words'),
      model: say('How the answer was composed'),
      outcome: say('How it ended'),
      text: say('Message'),
      threadId: say('Conversation id'),
      tier: say('Kind of danger'),
      topic: say('Topic', {}, 'of a question to the assistant'),
    },
    choices: {
      outcome: CHAT_OUTCOME_WORDS,
      topic: CHAT_TOPIC_WORDS,
      tier: CRISIS_TIER_WORDS,
    },
  },
  reports: [assistantQuestions, assistantCrises],
  errors: chatErrors,
});
