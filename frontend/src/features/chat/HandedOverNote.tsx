import type { HandedOver } from '@hearthway/domain/chat/chat.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../components/Button.tsx';
import { focusWhenShown } from '../../components/focus-when-shown.ts';
import { closeOnWay } from './close-on-way.ts';
import type { OpenChat } from './useChat.ts';

interface HandedOverNoteProps {
  readonly chat: OpenChat;
  readonly handedOver: HandedOver;
}

/** Note that a person takes over: by when, and where. */
export const HandedOverNote = ({ chat, handedOver }: HandedOverNoteProps) => {
  const { i18n } = useLingui();
  const { threadId, answerBy } = handedOver;
  const day = i18n.date(answerBy, { weekday: 'long', month: 'long', day: 'numeric' });
  return (
    <div className="flex grow flex-col gap-4 overflow-y-auto p-4">
      <div ref={focusWhenShown} tabIndex={-1} className="grid gap-2 rounded-soft">
        <h3 className="text-lg">
          <Trans>Our team has your conversation</Trans>
        </h3>
        <p>
          <Trans>A person answers by {day}. The answer comes by email too.</Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link
          to={`/support/threads/${threadId}`}
          onClick={closeOnWay}
          className={buttonClass('primary')}
        >
          <Trans>See your conversation</Trans>
        </Link>
        <Button look="secondary" onClick={() => chat.send({ type: 'back' })}>
          <Trans>Back to the chat</Trans>
        </Button>
      </div>
    </div>
  );
};
