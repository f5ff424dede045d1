import {
  CONTACT_TOPIC_OF,
  HAND_OVER_NOTE_MAX_LENGTH,
} from '@hearthway/domain/chat/hand-over.constants.ts';
import { handedOver } from '@hearthway/domain/chat/hand-over.ts';
import {
  ANSWER_FROM_HOURS,
  ANSWER_HOURS,
  CONTACT_TOPICS,
} from '@hearthway/domain/support/support.constants.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { errorWords } from '../../api/error-words.ts';
import { Button } from '../../components/Button.tsx';
import { CrisisLine } from '../../components/CrisisLine.tsx';
import { focusWhenShown } from '../../components/focus-when-shown.ts';
import { Notice } from '../../components/Notice.tsx';
import { Select } from '../../components/Select.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import type { ShownTurn } from './chat-log.ts';
import { isOfServer } from './chat-memory.ts';
import { TOPICS, wordsOf } from './hand-over-words.ts';
import { CrisisWatch } from './shared/CrisisWatch.tsx';
import type { OpenChat } from './useChat.ts';
import { turnsUpTo } from './usePerson.ts';

const failed = msg`We couldn’t hand it over. Please try again. Nothing was lost.`;

interface HandOverStepProps {
  readonly chat: OpenChat;
  /** Message for which a person is requested. */
  readonly chatMessageId: string;
  /** The oldest first. */
  readonly turns: readonly ShownTurn[];
}

/** Previews the messages for our team, and sends them when the family agrees. */
export const HandOverStep = ({ chat, chatMessageId, turns }: HandOverStepProps) => {
  const { i18n, t } = useLingui();
  const id = useId();
  const { snapshot, send, memory } = chat;
  const about = turns.find((turn) => turn.chatMessageId === chatMessageId);
  const [note, setNote] = useState(memory.note);
  const [topic, setTopic] = useState(CONTACT_TOPIC_OF[about?.topic ?? 'other']);
  const tooMany = note.trim().length - HAND_OVER_NOTE_MAX_LENGTH;
  const handed = handedOver({
    turns: turnsUpTo(turns, { chatMessageId }).filter((turn) => isOfServer(turn.chatMessageId)),
    note: note.trim(),
    translate: (message) => wordsOf(i18n, message),
  });
  const isBusy = snapshot.matches({ person: 'handing' });
  const { refusal } = snapshot.context;
  return (
    <section
      aria-labelledby={id}
      className="flex min-h-0 grow flex-col gap-4 overflow-y-auto overscroll-contain p-4 sm:basis-0"
    >
      <h3 ref={focusWhenShown} id={id} tabIndex={-1} className="text-lg">
        <Trans>Talk to a person</Trans>
      </h3>
      <p>
        <Trans>
          A person of our team reads what is in the box below, and answers within{' '}
          {ANSWER_FROM_HOURS}-{ANSWER_HOURS} hours, here and by email. We send nothing before you
          press the button.
        </Trans>
      </p>
      <CrisisLine />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (tooMany > 0) return;
          const ids = handed.turns.map((turn) => turn.chatMessageId);
          send({
            type: 'hand-over',
            chatMessageId,
            topic,
            note: note.trim(),
            chatMessageIds: ids.length === 0 ? [chatMessageId] : ids,
          });
        }}
        className="grid grid-cols-1 gap-4"
      >
        <div>
          <TextArea
            label={t`Add a line of your own (optional)`}
            value={note}
            onChange={({ target }) => {
              setNote(target.value);
              memory.keepNote(target.value);
            }}
            error={
              tooMany > 0
                ? t`At most ${HAND_OVER_NOTE_MAX_LENGTH} letters, please. Shorten yours by ${tooMany}.`
                : undefined
            }
          />
          <CrisisWatch fields={[note]} />
        </div>
        <Select
          label={t`What is it about?`}
          value={topic}
          onChoose={setTopic}
          options={CONTACT_TOPICS.map((value) => ({ value, name: i18n._(TOPICS[value]) }))}
        />
        <section aria-label={t`Our team gets this`} className="grid gap-1">
          <p aria-hidden className="font-semibold">
            <Trans>Our team gets this</Trans>
          </p>
          <p
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to scroll it too.
            tabIndex={0}
            dir="auto"
            className="max-h-64 overflow-y-auto rounded-soft border border-line bg-sunken px-3 py-2 whitespace-pre-wrap wrap-anywhere"
          >
            {handed.text}
          </p>
        </section>
        <div role="alert" className="empty:hidden">
          {refusal !== null && !isBusy && (
            <Notice tone="caution">{errorWords(i18n, refusal, failed)}</Notice>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" type="submit" isBusy={isBusy}>
            <Trans>Send to our team</Trans>
          </Button>
          <Button look="secondary" onClick={() => send({ type: 'back' })}>
            <Trans>Back to the chat</Trans>
          </Button>
        </div>
      </form>
    </section>
  );
};
