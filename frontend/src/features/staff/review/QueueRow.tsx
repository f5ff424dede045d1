import { MAX_STARS } from '@hearthway/domain/feedback/feedback.constants.ts';
import type { ListedFeedback } from '@hearthway/domain/feedback/feedback-staff.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FEEDBACK_TYPE_NAMES } from '../../feedback/shared/feedback-words.ts';
import { Ago } from '../Ago.tsx';
import { DANGERS } from './review-words.ts';

/** Feedback in the queue, without its text: reading that counts as a look. */
export const QueueRow = ({ feedback }: { readonly feedback: ListedFeedback }) => {
  const { i18n } = useLingui();
  const { userId, feedbackId, feedbackType, rating, isPublic, language, crisis } = feedback;
  const languages = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  const edge =
    crisis === null ? 'border-line bg-raised' : 'border-danger border-s-8 bg-danger-wash';
  return (
    <li
      className={`relative grid gap-1 rounded-soft border px-4 py-3 focus-within:border-accent hover:border-accent ${edge}`}
    >
      <Link
        to={`/staff/feedback/${userId}/${feedbackId}`}
        className="touch inline-flex items-center font-semibold after:absolute after:inset-0"
      >
        {i18n._(FEEDBACK_TYPE_NAMES[feedbackType])}
      </Link>
      {crisis !== null && (
        <p className="flex items-center gap-2 font-semibold text-danger">
          <Siren aria-hidden className="size-5 shrink-0" />
          {i18n._(DANGERS[crisis])}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-soft">
        <span>
          <Trans>
            {rating} of {MAX_STARS} stars
          </Trans>
        </span>
        <span>{languages.of(language)}</span>
        <span>{isPublic ? <Trans>May be published</Trans> : <Trans>For our team only</Trans>}</span>
        <span>
          <Trans>
            Last change <Ago at={feedback.changedAt} />
          </Trans>
        </span>
      </p>
    </li>
  );
};
