import { addDays } from '@hearthway/domain/calendar/days.ts';
import type { Child } from '@hearthway/domain/children/children.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { FamilyGate } from '../../../components/FamilyGate.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { childrenQuery, presentIn } from '../../children/shared/children.query.ts';
import { facesQuery } from '../../entry-faces/shared/faces.query.ts';
import { subscriptionQuery } from '../../subscription/shared/subscription.query.ts';
import { CalendarGate } from '../CalendarGate.tsx';
import { calendarQuery } from '../calendar.queries.ts';
import { ChildDay } from './ChildDay.tsx';
import { useDayView } from './day-view.ts';

/** The day of one child, to look at together: large cards, and nothing beside them. */
export const ChildDayPage = () => (
  <FamilyGate visitor={<CalendarGate />}>
    {(user) => (
      <div data-template="child">
        <OfFamily userId={user.id} />
      </div>
    )}
  </FamilyGate>
);

const OfFamily = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const { childId } = useParams();
  const query = useQuery(childrenQuery(userId));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load this child`} isWholePage />
    ) : (
      <Loading />
    );
  const child = presentIn(query.data.answer).find(({ id }) => id === childId);
  if (child !== undefined) return <OfChild userId={userId} child={child} />;
  return (
    <>
      <PageHeading title={t`This child is not here`}>
        <Trans>It was removed, or it belongs to another account.</Trans>
      </PageHeading>
      <p>
        <Link to="/children">
          <Trans>All your children</Trans>
        </Link>
      </p>
    </>
  );
};

/** Days to either side in which a moved occurrence is looked for. */
const MOVED_DAYS = 30;

interface OfChildProps {
  readonly userId: string;
  readonly child: Child;
}

const OfChild = ({ userId, child }: OfChildProps) => {
  const { t } = useLingui();
  const { name } = child;
  const view = useDayView();
  const { day } = view;
  const window = { from: addDays(day, -MOVED_DAYS), to: addDays(day, MOVED_DAYS) };
  const plan = useQuery(subscriptionQuery(userId));
  const calendar = useQuery({
    ...calendarQuery(userId, window),
    placeholderData: keepPreviousData,
  });
  const faces = useQuery(facesQuery(userId));
  const isMissing = calendar.data === undefined || faces.isPending || plan.isPending;
  return (
    <>
      <PageHeading title={t`${name}’s day`} />
      {isMissing ? (
        calendar.isError && calendar.data === undefined ? (
          <FailedQuery query={calendar} title={t`We couldn’t load your calendar`} />
        ) : (
          <Loading isPart />
        )
      ) : (
        <ChildDay
          userId={userId}
          child={child}
          calendar={calendar.data.answer}
          faces={faces.data?.answer ?? []}
          // The server decides: a plan that could not be loaded hides nothing.
          isCovered={plan.data === undefined || plan.data.tier === 'family'}
          view={view}
        />
      )}
    </>
  );
};
