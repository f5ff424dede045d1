import { CRISIS_TIERS } from '@hearthway/domain/crisis/crisis.constants.ts';
import { LEXICON_VERSION } from '@hearthway/domain/crisis/lexicon-version.ts';
import { FIRST_TIER } from '@hearthway/domain/subscription/subscription.constants.ts';
import {
  CONTACT_PRIORITIES,
  CONTACT_TOPICS,
  type ContactTopic,
  type MessageWay,
} from '@hearthway/domain/support/support.constants.ts';
import { type ThreadCommand, threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import type { Family } from '../family.ts';
import { openAggregate, type SimulatedEvent } from '../recorder.ts';
import { tierOf } from '../subscription/plan.ts';

type CommandOf<Command extends ThreadCommand, Given extends string> = Command extends unknown
  ? Omit<Command, Given>
  : never;

/** Commands of staff, without the thread, the actor and the time. */
type StaffCommand = CommandOf<
  Extract<ThreadCommand, { readonly staffId: string }>,
  'threadId' | 'staffId' | 'now'
>;

type Moment = Readonly<{ at: number; sessionId: string | null }>;

/** Conversation with the assistant that the thread continues. */
interface FromChat {
  readonly topic: ContactTopic;
}

export interface SimulatedThread {
  readonly id: string;
  readonly open: (moment: Moment, chat?: FromChat) => readonly SimulatedEvent[];
  readonly write: (moment: Moment, via: MessageWay) => readonly SimulatedEvent[];
  /** Acts as this member of support, after a look. */
  readonly act: (at: number, staffId: string, command: StaffCommand) => readonly SimulatedEvent[];
  readonly answer: (at: number, staffId: string) => readonly SimulatedEvent[];
  /** Simulates a bounce of the mail with the last message. */
  readonly bounce: (at: number) => readonly SimulatedEvent[];
}

const SPANISH = 0.2;
const CRISIS = 0.02;

export const threadOf = (family: Family): SimulatedThread => {
  const { random } = family;
  const threadId = random.id();
  const thread = openAggregate(family, threadDecider, threadId);
  const wordsOf = () => ({
    messageId: random.id(),
    text: 'What the family writes',
    crisis: random.chance(CRISIS) ? random.pick(CRISIS_TIERS) : null,
    lexiconVersion: LEXICON_VERSION,
  });
  const messagesOf = (): readonly string[] => {
    const state = thread.state();
    return state.status === 'none' ? [] : state.messages.map(({ messageId }) => messageId);
  };
  const act: SimulatedThread['act'] = (at, staffId, command) => {
    const ofStaff = { threadId, staffId, now: new Date(at) };
    const by = family.by(staffId, at);
    return [
      ...thread.dispatch({ command: 'view', ...ofStaff }, by),
      ...thread.dispatch({ ...command, ...ofStaff }, by),
    ];
  };
  return {
    id: threadId,
    open: ({ at, sessionId }, chat) =>
      thread.dispatch(
        {
          command: 'open',
          threadId,
          topic: chat?.topic ?? random.pick(CONTACT_TOPICS),
          priority: random.pick(CONTACT_PRIORITIES),
          hasPrioritySupport: tierOf(family, at) !== FIRST_TIER,
          language: random.chance(SPANISH) ? 'es' : 'en',
          sender: 'family',
          channel: chat === undefined ? 'form' : 'chat',
          name: 'A parent',
          email: 'parent@simulated.invalid',
          phone: null,
          subject: 'What it is about',
          ...wordsOf(),
        },
        family.itself(at, sessionId),
      ),
    write: ({ at, sessionId }, via) =>
      thread.dispatch(
        { command: 'send', threadId, via, ...wordsOf() },
        family.itself(at, sessionId),
      ),
    act,
    answer: (at, staffId) => {
      const message = {
        messageId: random.id(),
        text: 'What support answers',
        via: 'page',
      } as const;
      return act(at, staffId, { command: 'reply', seen: messagesOf().length, ...message });
    },
    bounce: (at) => {
      const messageId = messagesOf().at(-1);
      return messageId === undefined
        ? []
        : thread.dispatch(
            { command: 'record-bounce', threadId, messageId },
            family.by('mail-server', at),
          );
    },
  };
};
