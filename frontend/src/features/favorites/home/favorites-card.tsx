import type { ContactStatus } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Heart, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { HomeCardFrame } from '../../../components/HomeCardFrame.tsx';
import type { HomeCard } from '../../../components/home-card.ts';
import { telephoneLink } from '../../directory/shared/listing/contact-links.ts';
import { LISTING_LANGUAGE } from '../../directory/shared/listing-language.ts';
import { providerPath } from '../../directory/shared/provider-path.ts';
import { favoritesQuery } from '../favorites.query.ts';
import { StatusChip } from '../shared/StatusChip.tsx';
import { useFavorites } from '../shared/useFavorites.ts';

const SHOWN = 4;

const ORDER: readonly (ContactStatus | null)[] = [
  'to-call',
  null,
  'waiting-list',
  'called',
  'intake-booked',
  'first-visit',
  'not-a-fit',
];

/** Those to call first, each group in the family's own order. */
const byStatus = (a: Favorite, b: Favorite): number =>
  ORDER.indexOf(a.status) - ORDER.indexOf(b.status);

const FavoritesCard = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const { favorites, query } = useFavorites(user.id);
  return (
    <HomeCardFrame title={<Trans>Your favorites</Trans>} Icon={Heart} tour="favorites">
      <FailedQuery query={query} title={t`Failed to fetch favorites`} />
      {favorites !== undefined && <Rows favorites={favorites} />}
    </HomeCardFrame>
  );
};

const Rows = ({ favorites }: { readonly favorites: readonly Favorite[] }) => {
  if (favorites.length === 0)
    return (
      <p className="measure text-text-soft">
        <Trans>
          Press the heart beside a provider. You’ll find it again here, with its phone number.
        </Trans>
      </p>
    );
  return (
    <>
      <ul className="grid w-full divide-y divide-line">
        {favorites
          .toSorted(byStatus)
          .slice(0, SHOWN)
          .map((favorite) => (
            <li key={favorite.id}>
              <Row favorite={favorite} />
            </li>
          ))}
      </ul>
      <Link to="/favorites" className="touch inline-flex items-center justify-self-start">
        <Plural value={favorites.length} one="See your favorite" other="See all # favorites" />
      </Link>
    </>
  );
};

const Row = ({ favorite: { id, name, phone, status } }: { readonly favorite: Favorite }) => {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <Link
        to={providerPath(id)}
        lang={LISTING_LANGUAGE}
        className="touch inline-flex min-w-0 items-center font-bold text-text"
      >
        {name}
      </Link>
      <div className="flex flex-wrap items-center gap-x-3">
        <StatusChip status={status} />
        {phone !== null && (
          <a
            href={telephoneLink(phone)}
            className="touch inline-flex items-center gap-1.5 wrap-normal"
          >
            <Phone aria-hidden className="size-4" />
            <span className="sr-only">{t`Call ${name}:`}</span>
            {phone}
          </a>
        )}
      </div>
    </div>
  );
};

export const favoritesCard: HomeCard = {
  id: 'favorites',
  urgency: 'open',
  look: 'card',
  audience: 'family',
  Card: FavoritesCard,
  prepare: (queryClient, { id }) => queryClient.ensureQueryData(favoritesQuery(id)),
};
