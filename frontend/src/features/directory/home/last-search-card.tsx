import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { HomeCardFrame } from '../../../components/HomeCardFrame.tsx';
import type { HomeCard } from '../../../components/home-card.ts';
import { lastSearch } from '../../../session/last-search.ts';
import { readSearch } from '../directory-search.ts';
import { useCategories } from '../shared/useCategories.ts';

const LastSearchCard = ({ user }: { readonly user: User }) => {
  const [path] = useState(() => lastSearch.read(user.id));
  if (path === undefined) return null;
  return (
    <HomeCardFrame title={<Trans>Your last search</Trans>} Icon={Search}>
      <LastSearch path={path} />
      <Link to={path} className={buttonClass('secondary')}>
        <Trans>Search again</Trans>
      </Link>
    </HomeCardFrame>
  );
};

const LastSearch = ({ path }: { readonly path: string }) => {
  const { t } = useLingui();
  const { data: categories } = useCategories();
  const [pathname = '', query = ''] = path.split('?');
  const {
    category: id,
    search,
    location,
  } = readSearch(pathname.split('/')[2], new URLSearchParams(query), '');
  const category = categories?.find((each) => each.id === id)?.name;
  const words = [search && `“${search}”`, category].filter(Boolean).join(', ');
  return (
    <p className="measure">
      {words || t`All providers`}, {location === '' ? t`near home` : t`near ${location}`}
    </p>
  );
};

export const lastSearchCard: HomeCard = {
  id: 'last-search',
  urgency: 'open',
  look: 'card',
  audience: 'family',
  Card: LastSearchCard,
};
