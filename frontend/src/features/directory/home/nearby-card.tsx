import type { NearbyCategories } from '@hearthway/domain/directory/directory.contract.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import type { HomeCard } from '../../../components/home-card.ts';
import { journeyQuery } from '../../journey/shared/journey.query.ts';
import { CategoryCards } from '../shared/CategoryGrid.tsx';
import { inWords } from '../shared/category-words.ts';
import { nearbyCategoriesQuery } from './nearby-categories.query.ts';

const HEADING = 'home-nearby';

const NearbyCard = ({ user }: { readonly user: User }) => {
  const { i18n, t } = useLingui();
  const journey = useQuery(journeyQuery(user.id));
  const home = journey.data?.answer.onboarding?.location ?? '';
  const query = useQuery(nearbyCategoriesQuery(user.id, home));
  const { data } = query;
  return (
    <section
      aria-labelledby={HEADING}
      data-tour="categories"
      className="grid min-h-96 grid-cols-1 content-start gap-5"
    >
      <div className="grid gap-1">
        <h2 id={HEADING} className="text-2xl">
          <Trans>Find the Right Support</Trans>
        </h2>
        {data && <Reach nearby={data} />}
      </div>
      {data && (
        <CategoryCards categories={data.categories.map((category) => inWords(i18n, category))} />
      )}
      <FailedQuery query={query} title={t`Failed to fetch categories`} />
    </section>
  );
};

const Reach = ({ nearby: { place, radiusMiles } }: { readonly nearby: NearbyCategories }) => (
  <p className="measure text-text-soft">
    {place === null ? (
      <Trans>
        In the whole country. <Link to="/account#journey">Tell us where you are</Link> to see who is
        near.
      </Trans>
    ) : (
      <Trans>
        Within {radiusMiles} miles of {place}
      </Trans>
    )}
  </p>
);

const prepare = async (queryClient: QueryClient, { id }: User): Promise<void> => {
  const { answer } = await queryClient.ensureQueryData(journeyQuery(id));
  await queryClient.ensureQueryData(nearbyCategoriesQuery(id, answer.onboarding?.location ?? ''));
};

export const nearbyCard: HomeCard = {
  id: 'nearby',
  urgency: 'any-time',
  look: 'section',
  audience: 'family',
  Card: NearbyCard,
  prepare,
};
