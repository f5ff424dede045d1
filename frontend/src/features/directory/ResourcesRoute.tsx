import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { FamilyGate } from '../../components/FamilyGate.tsx';
import { Loading } from '../../components/Loading.tsx';
import { useLatched } from '../../components/useLatched.ts';
import { FavoriteButton } from '../favorites/shared/FavoriteButton.tsx';
import { FavoritesFailed } from '../favorites/shared/FavoritesFailed.tsx';
import { journeyQuery } from '../journey/shared/journey.query.ts';
import { useAnswers } from '../journey/shared/useAnswers.ts';
import { subscriptionQuery } from '../subscription/shared/subscription.query.ts';
import { DirectoryGate } from './DirectoryGate.tsx';
import { DirectoryPage } from './DirectoryPage.tsx';
import { useCategories } from './shared/useCategories.ts';

export const ResourcesRoute = () => (
  <FamilyGate visitor={<DirectoryGate />}>
    {({ id }) => <FamilysDirectory userId={id} />}
  </FamilyGate>
);

/** The directory around the family's home, with hearts on its listings. */
const FamilysDirectory = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const known = useAnswers();
  const account = useQuery(journeyQuery(userId));
  const plan = useQuery(subscriptionQuery(userId));
  // Once the page is shown, retrying to load the home keeps it mounted.
  const isNamed = !useCategories().isLoading;
  const isShown = useLatched(known.status !== 'loading' && !account.isLoading && isNamed);
  // Deferred, so that a tap does not wait for the whole page.
  const isDrawn = useDeferredValue(isShown);
  if (!isDrawn) return <Loading />;
  const place = known.status === 'known' ? known.answers?.location : undefined;
  return (
    <DirectoryPage
      userId={userId}
      ownPlace={place ?? ''}
      home={account.data?.answer.onboarding?.location ?? ''}
      notice={
        <>
          {known.status === 'failed' && (
            <div className="mb-4">
              <FailedQuery query={known.query} title={t`We couldn’t load your location`} />
            </div>
          )}
          <div className="mb-4 empty:hidden">
            <FailedQuery query={plan} title={t`We couldn’t load your plan`} />
          </div>
          <FavoritesFailed userId={userId} />
        </>
      }
      actionFor={(resource) => <FavoriteButton userId={userId} resource={resource} />}
    />
  );
};
