import type { StaffThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Ago } from '../Ago.tsx';
import { STATUSES, TOPICS } from './thread-words.ts';

interface ThreadAroundProps {
  readonly thread: Pick<StaffThread, 'others' | 'looks'>;
  readonly nameOf: (staffId: string) => string;
}

/** Maximum number of looks shown; the family sees all of them. */
const MAX_LOOKS = 5;

/** Sender's other threads, and the staff who have looked at this one. */
export const ThreadAround = ({ thread: { others, looks }, nameOf }: ThreadAroundProps) => {
  const { i18n } = useLingui();
  return (
    <>
      {others.length > 0 && (
        <section aria-labelledby="other-threads" className="grid gap-1">
          <h2 id="other-threads" className="text-base">
            <Trans>More from the same person</Trans>
          </h2>
          <ul className="grid divide-y divide-line text-sm">
            {others.map(({ threadId, topic, status, openedAt, messages }) => (
              <li key={threadId} className="py-1">
                <Link
                  to={`/staff/inbox/${threadId}`}
                  className="touch inline-flex items-center font-semibold"
                >
                  {i18n._(TOPICS[topic])}
                </Link>
                <p className="text-text-soft">
                  {i18n._(STATUSES[status])} · <Ago at={openedAt} /> ·{' '}
                  <Plural value={messages} one="# message" other="# messages" />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {looks.length > 0 && (
        <section aria-labelledby="looks" className="grid gap-1">
          <h2 id="looks" className="text-base">
            <Trans>Who has looked</Trans>
          </h2>
          <ul className="grid text-sm text-text-soft">
            {looks.slice(0, MAX_LOOKS).map(({ staffId, at }) => (
              <li key={`${staffId} ${at}`}>
                {nameOf(staffId)}, <Ago at={at} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
