import { CHAT_MESSAGE_MAX_LENGTH } from '@hearthway/domain/chat/chat.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { newKey } from '../../api/api.ts';
import { fieldClass } from '../../components/field-class.ts';
import { isSayable } from './chat-turns.ts';
import { CrisisWatch } from './shared/CrisisWatch.tsx';
import type { OpenChat } from './useChat.ts';

/** Field for a message. Typed text stays until it is sent. */
export const Composer = ({ chat: { snapshot, send, memory } }: { readonly chat: OpenChat }) => {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(memory.draft);
  const { pending } = snapshot.context;
  const tooMany = text.trim().length - CHAT_MESSAGE_MAX_LENGTH;
  const canSend = isSayable(text) && !snapshot.hasTag('pending');

  // Otherwise the dialog would focus its first button.
  useEffect(() => field.current?.focus(), []);

  const type = (next: string) => {
    setText(next);
    memory.keepDraft(next);
  };
  const submit = () => {
    field.current?.focus();
    if (!canSend) return;
    send({ type: 'send', message: text, key: newKey(), sentAt: new Date().toISOString() });
    type('');
  };
  return (
    <div className="grid gap-2 border-t border-line px-4 py-3">
      <CrisisWatch fields={[text.trim() === '' ? (pending?.message ?? '') : text]} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex items-end gap-2"
      >
        <label htmlFor={id} className="sr-only">
          <Trans>Your message</Trans>
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          placeholder={t`Type your message`}
          aria-invalid={tooMany > 0 || undefined}
          aria-describedby={`${id}-length`}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            submit();
          }}
          className={`${fieldClass} field-sizing-content max-h-32 min-w-0 resize-none`}
        />
        <button
          type="submit"
          aria-label={t`Send`}
          disabled={!canSend}
          className="touch inline-flex shrink-0 cursor-pointer items-center justify-center rounded-soft border border-accent bg-accent text-on-accent transition-colors hover:bg-accent-strong disabled:cursor-not-allowed disabled:opacity-60"
        >
          <SendHorizontal aria-hidden className="size-5" />
        </button>
      </form>
      <p id={`${id}-length`} role="status" className="text-sm text-danger empty:hidden">
        {tooMany > 0 && (
          <Trans>
            A message has at most {CHAT_MESSAGE_MAX_LENGTH} letters. Please shorten yours by{' '}
            {tooMany}.
          </Trans>
        )}
      </p>
    </div>
  );
};

/** Enter without Shift, unless it completes an input-method character. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
