import type { CrisisTier } from '../crisis/crisis.constants.ts';
import { type Message, say } from '../kernel/message.ts';
import {
  CONTACT_PRIORITY_WORDS,
  CONTACT_TOPIC_WORDS,
  type MessageSide,
  type MessageWay,
  type Sender,
  THREAD_STATUS_WORDS,
} from './support.constants.ts';

const CRISIS_WORDS: Readonly<Record<CrisisTier, Message>> = {
  emergency: say('An emergency'),
  'self-harm': say('Thoughts of self-harm'),
  violence: say('Violence or abuse'),
  overwhelmed: say('A parent who cannot go on'),
};

const SIDE_WORDS: Readonly<Record<MessageSide, Message>> = {
  family: say('You', {}, 'the writer of a message'),
  support: say('Support', {}, 'the writer of a message'),
};

const SENDER_WORDS: Readonly<Record<Sender, Message>> = {
  family: say('A family with an account'),
  visitor: say('A visitor without an account'),
};

const WAY_WORDS: Readonly<Record<MessageWay, Message>> = {
  page: say('The page of the conversation'),
  mail: say('Email', {}, 'how a message came'),
  form: say('The contact form'),
  chat: say('The chat'),
};

export const supportWords = {
  fields: {
    threadId: say('Conversation id'),
    messageId: say('Message id'),
    topic: say('Topic', {}, 'of a message to support'),
    priority: say('Priority', {}, 'of a message to support'),
    hasPrioritySupport: say('Priority support'),
    language: say('Language'),
    sender: say('Sender'),
    name: say('Name'),
    channel: say('Where it began'),
    phone: say('Phone number'),
    subject: say('Subject', {}, 'of a message to support'),
    by: say('Written by'),
    via: say('How it came'),
    crisis: say('Danger that the words tell of'),
    lexiconVersion: say('Version of our words of danger'),
    text: say('Text'),
    staffId: say('Member of support'),
    into: say('Goes on in conversation'),
    threadStatus: say('Status', {}, 'of a message to support'),
  },
  choices: {
    topic: CONTACT_TOPIC_WORDS,
    priority: CONTACT_PRIORITY_WORDS,
    threadStatus: THREAD_STATUS_WORDS,
    crisis: CRISIS_WORDS,
    by: SIDE_WORDS,
    sender: SENDER_WORDS,
    via: WAY_WORDS,
    channel: WAY_WORDS,
  },
};
