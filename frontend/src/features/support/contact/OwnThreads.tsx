import type { ThreadSummary } from '@hearthway/domain/support/support.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { ThreadStatus } from '../ThreadStatus.tsx';
import { TOPIC_WORDS } from '../topic-words.ts';

/** Conversations shown before the rest is asked for. */
const FIRST = 3;

/** Lists threads without words of the messages: those are on the page of each conversation. */
export const OwnThreads = ({ threads }: { readonly threads: readonly ThreadSummary[] }) => {
  const id = useId();
  /** The first one that only the whole list shows: it takes the focus of the button, which is gone. */
  const [firstMore, setFirstMore] = useState<string>();
  const open = threads.filter(({ mergedInto }) => mergedInto === null);
  const shown = firstMore === undefined ? open.slice(0, FIRST) : open;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-xl">
        <Trans>Your conversations with us</Trans>
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {shown.map((thread) => (
          <li
            key={thread.threadId}
            ref={thread.threadId === firstMore ? focusWhenShown : undefined}
            tabIndex={-1}
            className="rounded-soft"
          >
            <ThreadCard thread={thread} />
          </li>
        ))}
      </ul>
      {shown.length < open.length && (
        <div>
          <Button look="secondary" onClick={() => setFirstMore(open[FIRST]?.threadId)}>
            <Trans>Show all {open.length} conversations</Trans>
          </Button>
        </div>
      )}
    </section>
  );
};

const ThreadCard = ({ thread }: { readonly thread: ThreadSummary }) => {
  const { i18n } = useLingui();
  const { threadId, topic, openedAt, messages } = thread;
  const day = i18n.date(openedAt, { dateStyle: 'long' });
  return (
    <div className="grid gap-1 rounded-soft border border-line bg-raised p-4">
      <Link to={`/support/threads/${threadId}`} className="touch py-1 font-semibold">
        <Trans>
          {i18n._(TOPIC_WORDS[topic])}, {day}
        </Trans>
      </Link>
      <ThreadStatus thread={thread} />
      <p className="text-sm text-text-soft">
        <Plural value={messages} one="# message" other="# messages" />
      </p>
    </div>
  );
};
