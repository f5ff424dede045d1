import { CONTACT_TOPIC_OF, HAND_OVER_WORDS } from '@hearthway/domain/chat/hand-over.constants.ts';
import { handedOver } from '@hearthway/domain/chat/hand-over.ts';
import { THREAD_MESSAGE_MAX_LENGTH } from '@hearthway/domain/support/support.constants.ts';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { VISITOR } from '../../session/draft-store.ts';
import { useSession } from '../../session/useSession.ts';
import { carryToContact } from '../support/shared/contact-draft.ts';
import type { ShownTurn } from './chat-log.ts';
import { isOfServer } from './chat-memory.ts';
import { closeOnWay } from './close-on-way.ts';
import { wordsOf } from './hand-over-words.ts';
import type { OpenChat } from './useChat.ts';

/** Steps from a turn of the conversation to a person. */
export interface Person {
  /** Whether the server has the turn, so that the conversation can be handed over here. */
  readonly isHere: (turn: ShownTurn) => boolean;
  readonly ask: (turn: ShownTurn) => void;
  /** Takes the conversation along to the contact form. */
  readonly carry: (turn: ShownTurn, event: MouseEvent) => void;
}

interface PersonOptions {
  /** Id of a family; null for a visitor, and for our staff. */
  readonly userId: string | null;
  readonly chat: OpenChat;
  /** The oldest first. */
  readonly turns: readonly ShownTurn[];
}

export const usePerson = ({ userId, chat, turns }: PersonOptions): Person => {
  const { i18n } = useLingui();
  const session = useSession();
  const translate = (message: { readonly message: string }): string => wordsOf(i18n, message);
  return {
    isHere: ({ chatMessageId }) => userId !== null && isOfServer(chatMessageId),
    ask: ({ chatMessageId }) => chat.send({ type: 'ask-person', chatMessageId }),
    carry: (turn, event) => {
      carryToContact(
        session.status === 'signed-in' ? session.user.id : VISITOR,
        {
          subject: translate(HAND_OVER_WORDS.subject),
          category: CONTACT_TOPIC_OF[turn.topic],
          text: (most) =>
            handedOver({ turns: turnsUpTo(turns, turn), note: '', translate, most }).text,
        },
        THREAD_MESSAGE_MAX_LENGTH,
      );
      closeOnWay(event);
    },
  };
};

/** Returns the turns up to this one, or all if it is missing. */
export const turnsUpTo = <Turn extends Pick<ShownTurn, 'chatMessageId'>>(
  turns: readonly Turn[],
  { chatMessageId }: Pick<ShownTurn, 'chatMessageId'>,
): readonly Turn[] => {
  const at = turns.findIndex((turn) => turn.chatMessageId === chatMessageId);
  return at < 0 ? turns : turns.slice(0, at + 1);
};
