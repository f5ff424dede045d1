import type { FeedbackView } from '@hearthway/domain/staff/support-access.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { StaffGate } from '../../../components/StaffGate.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { GrantContext } from '../timeline/grant-context.ts';
import { Review } from './Review.tsx';
import { ReviewEnded } from './ReviewEnded.tsx';
import { lookQuery, type Reading, reviewQuery } from './review.query.ts';
import { endOfReview } from './review-end.ts';

export const ReviewRoute = () => {
  const { userId = '', feedbackId = '' } = useParams();
  return (
    <StaffGate needs="support">
      {({ id }) => <OpenFeedback key={feedbackId} reading={{ staffId: id, userId, feedbackId }} />}
    </StaffGate>
  );
};

/** Opens feedback, masked at first, before showing any of it. */
const OpenFeedback = ({ reading }: { readonly reading: Reading }) => {
  const { t } = useLingui();
  const [shown, setShown] = useState<FeedbackView>('masked');
  const look = useQuery(lookQuery(reading, shown));
  const query = useQuery({ ...reviewQuery(reading), enabled: look.data !== undefined });
  const { data: feedback } = query;
  const error = look.error ?? query.error;
  const end = endOfReview(error);
  return (
    <ToolPage>
      <div className="grid gap-4">
        <div className="-ms-3">
          <Link to="/staff/feedback" className={buttonClass('quiet')}>
            <ArrowLeft aria-hidden className="size-4" />
            <Trans>Feedback and stories</Trans>
          </Link>
        </div>
        {end !== undefined ? (
          <ReviewEnded end={end} onOpenAgain={() => void look.refetch()} />
        ) : feedback !== undefined ? (
          <GrantContext
            value={{
              until: feedback.grantUntil,
              isRenewing: look.isFetching,
              error: look.error,
              renew: () => void look.refetch(),
            }}
          >
            <Review
              reading={reading}
              feedback={feedback}
              onShowAll={() => (shown === 'whole' ? void look.refetch() : setShown('whole'))}
            />
          </GrantContext>
        ) : error === null ? (
          <Loading isPart />
        ) : (
          <FailedQuery
            query={{ data: undefined, error }}
            title={t`This feedback didn’t open`}
            isWholePage
          />
        )}
      </div>
    </ToolPage>
  );
};
