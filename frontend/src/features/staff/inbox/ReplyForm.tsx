import type { StaffThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { REPLY_TEMPLATES } from '@hearthway/domain/staff/reply-templates.constants.ts';
import { THREAD_MESSAGE_MAX_LENGTH } from '@hearthway/domain/support/support.constants.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { filledIn } from './filled-in.ts';
import type { ThreadReading } from './inbox.query.ts';
import { REPLY_FIELD, replyField } from './reply-field.ts';
import type { ReplyDraft } from './useReplyDraft.ts';
import { useSendReply } from './useSendReply.ts';
import { useTellWriting } from './useTellWriting.ts';

interface ReplyFormProps {
  readonly reading: ThreadReading;
  readonly thread: StaffThread;
  readonly draft: ReplyDraft;
  readonly nameOf: (staffId: string) => string;
}

/** Reply form that makes sure its author knows of messages that arrived in the meantime. */
export const ReplyForm = ({ reading, thread, draft, nameOf }: ReplyFormProps) => {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { tellTyped, tellDone } = useTellWriting();
  const reply = useSendReply({ reading, seen: thread.seen, draft, onSent: tellDone });
  const missed = draft.seen === undefined ? 0 : Math.max(0, thread.seen - draft.seen);
  const type = (text: string) => {
    reply.forgetProblem();
    draft.type(text, thread.seen);
    if (text === '') tellDone();
    else tellTyped();
  };
  if (thread.status === 'merged') return null;
  return (
    <form
      ref={form}
      method="post"
      noValidate
      tabIndex={-1}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        reply.send();
      }}
    >
      <Missed
        thread={thread}
        count={missed}
        nameOf={nameOf}
        onRead={() => {
          draft.catchUp(thread.seen);
          replyField()?.focus();
        }}
      />
      <TextArea
        label={t`Your reply`}
        hint={t`The sender reads it on their page and by email, without your name. Control or Command with Enter sends it.`}
        name={REPLY_FIELD}
        lang={thread.language}
        rows={5}
        value={draft.text}
        maxLength={THREAD_MESSAGE_MAX_LENGTH}
        error={reply.problem}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          form.current?.requestSubmit();
        }}
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-56 sm:max-w-xs">
          <Templates thread={thread} onChoose={(text) => type(joined(draft.text, text))} />
        </div>
        <Button look="primary" type="submit" isBusy={reply.isPending}>
          <Send aria-hidden className="size-4" />
          {reply.isPending ? <Trans>Sending…</Trans> : <Trans>Send reply</Trans>}
        </Button>
      </div>
    </form>
  );
};

const joined = (before: string, added: string): string =>
  before.trim() === '' ? added : `${before.trimEnd()}\n\n${added}`;

interface MissedProps {
  readonly thread: StaffThread;
  /** Number of messages that arrived since the author began. */
  readonly count: number;
  readonly nameOf: (staffId: string) => string;
  readonly onRead: () => void;
}

/** Warning about new messages: the reply may no longer fit, or another was sent. */
const Missed = ({ thread, count, nameOf, onRead }: MissedProps) => {
  const missed = count === 0 ? [] : thread.messages.slice(-count);
  return (
    <div role="status">
      {count > 0 && (
        <Notice tone="caution">
          <p className="font-semibold">
            <Plural
              value={count}
              one="A message has come in while you wrote. Read it before you send."
              other="# messages have come in while you wrote. Read them before you send."
            />
          </p>
          <ul className="my-2 grid gap-2 text-text">
            {missed.map(({ messageId, by, staffId, text }) => (
              <li key={messageId} className="border-s-4 border-s-caution ps-3">
                <span className="font-semibold">
                  {by === 'support' && staffId !== null
                    ? nameOf(staffId)
                    : (thread.name ?? <Trans>The sender</Trans>)}
                </span>
                <span lang={thread.language} className="line-clamp-4 wrap-anywhere">
                  {text}
                </span>
              </li>
            ))}
          </ul>
          <Button look="secondary" onClick={onRead}>
            <Trans>I have read it</Trans>
          </Button>
        </Notice>
      )}
    </div>
  );
};

interface TemplatesProps {
  readonly thread: Pick<StaffThread, 'language' | 'name'>;
  readonly onChoose: (text: string) => void;
}

/** Inserts a template into the reply, in the sender's language. */
const Templates = ({ thread, onChoose }: TemplatesProps) => {
  const { i18n, t } = useLingui();
  const isSpanish = i18n.locale === 'es';
  return (
    <Select
      label={t`Insert a template`}
      value=""
      options={[
        { value: '', name: t`Choose…` },
        ...REPLY_TEMPLATES.map(({ id, name }) => ({
          value: id,
          name: isSpanish ? name.es : name.en,
        })),
      ]}
      onChoose={(id) => {
        const template = REPLY_TEMPLATES.find((each) => each.id === id);
        if (template !== undefined) onChoose(filledIn(template, thread));
        replyField()?.focus();
      }}
    />
  );
};
