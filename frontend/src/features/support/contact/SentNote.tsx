import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { Notice } from '../../../components/Notice.tsx';
import { promisedDay } from '../promised-day.ts';
import type { Sent } from './useContactForm.ts';

/** Above the form once a message was sent: what happens next. Takes the focus. */
export const SentNote = ({ sent: { threadId, answerBy, email } }: { readonly sent: Sent }) => {
  const { i18n } = useLingui();
  const day = promisedDay(i18n, answerBy);
  return (
    <div ref={focusWhenShown} tabIndex={-1} className="rounded-soft">
      <Notice tone="info">
        <p className="font-semibold">
          <Trans>We have your message. You hear from us by {day}.</Trans>
        </p>
        <p className="wrap-anywhere">
          {threadId === null ? (
            <Trans>
              The confirmation to {email} has a link to your conversation, where you can read our
              answer and add to your message.
            </Trans>
          ) : (
            <Trans>
              Our answer comes by email too.{' '}
              <Link to={`/support/threads/${threadId}`}>See your conversation</Link>
            </Trans>
          )}
        </p>
      </Notice>
    </div>
  );
};
