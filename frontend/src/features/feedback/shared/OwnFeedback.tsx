import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { feedbackQuery } from './feedback.query.ts';
import { OwnEntry } from './OwnEntry.tsx';

/** Feedback and stories that the family sent, with the answer to each and a way to take it back. */
export const OwnFeedback = ({ userId }: { readonly userId: string }) => {
  const heading = useId();
  const { t } = useLingui();
  const query = useQuery(feedbackQuery(userId));
  const entries = query.data?.answer ?? [];
  if (entries.length === 0 && query.error === null) return null;
  return (
    <section aria-labelledby={heading} tabIndex={-1} className="grid grid-cols-1 gap-4">
      <h2 id={heading} className="text-xl">
        <Trans>Feedback that you sent</Trans>
      </h2>
      <FailedQuery query={query} title={t`We couldn’t load your feedback`} />
      <ul className="grid grid-cols-1 gap-4">
        {entries.map((entry) => (
          <OwnEntry key={entry.id} userId={userId} entry={entry} />
        ))}
      </ul>
    </section>
  );
};
