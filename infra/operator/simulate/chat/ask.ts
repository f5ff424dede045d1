import { MINUTE_MS, SECOND_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  CHAT_OUTCOMES,
  CHAT_TOPICS,
  type ChatOutcome,
} from '@hearthway/domain/chat/chat.constants.ts';
import { type ChatCommand, chatDecider } from '@hearthway/domain/chat/chat.decider.ts';
import { chatStreamIdOf } from '@hearthway/domain/chat/chat.events.ts';
import { CONTACT_TOPIC_OF } from '@hearthway/domain/chat/hand-over.constants.ts';
import { CRISIS_TIERS } from '@hearthway/domain/crisis/crisis.constants.ts';
import { LEXICON_VERSION } from '@hearthway/domain/crisis/lexicon-version.ts';
import { isGone } from '../account/account.ts';
import type { Family, Step } from '../family.ts';
import { openAggregate } from '../recorder.ts';
import { handOver } from '../support/write-to-support.ts';

/**
 * Sends a message to the assistant, which answers within a second or fails. Some families rate the answer,
 * and some request a person.
 */
export const ask =
  (family: Family): Step =>
  (at, sessionId) => {
    const { random, userId } = family;
    const chatMessageId = random.id();
    const chat = openAggregate(family, chatDecider, chatStreamIdOf(userId, chatMessageId));
    const outcome = random.chance(0.7) ? 'answered' : random.pick(CHAT_OUTCOMES);
    const topic = random.pick(CHAT_TOPICS);
    const tier = outcome === 'crisis' ? random.pick(CRISIS_TIERS) : null;
    const later = (afterMs: number, command: ChatCommand) =>
      family.agenda.add(at + afterMs, (then) =>
        isGone(family) ? [] : chat.dispatch(command, family.itself(then, sessionId)),
      );
    if (random.chance(0.03)) later(SECOND_MS, { command: 'fail', chatMessageId });
    else {
      later(SECOND_MS, {
        command: 'answer',
        chatMessageId,
        answer: { outcome, tier, sentences: [], sources: [] },
        topic,
        model: modelOf(outcome),
      });
      if (random.chance(0.2))
        later(30 * SECOND_MS, { command: 'rate', chatMessageId, isHelpful: random.chance(0.7) });
    }
    if (random.chance(outcome === 'unknown' ? 0.3 : 0.05))
      family.agenda.add(at + MINUTE_MS, (then) =>
        isGone(family)
          ? []
          : handOver(family, {
              topic: CONTACT_TOPIC_OF[topic],
              record: (threadId) =>
                chat.dispatch(
                  { command: 'hand-over', chatMessageId, threadId },
                  family.itself(then, sessionId),
                ),
            })(then, sessionId),
      );
    return chat.dispatch(
      {
        command: 'send',
        chatMessageId,
        text: 'Who pays for speech therapy?',
        language: 'en',
        crisis: tier === null ? null : { tier, language: 'en', lexiconVersion: LEXICON_VERSION },
      },
      family.itself(at, sessionId),
    );
  };

const modelOf = (outcome: ChatOutcome) => (outcome === 'answered' ? 'embedded' : 'fixed');
