import { PLUS_RADIUS_MILES } from '@hearthway/domain/directory/directory.constants.ts';
import { CHILD_LIMITS, type Plan } from '@hearthway/domain/subscription/subscription.constants.ts';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { TitledPart } from '../../../components/TitledPart.tsx';

/** Links to the pages of everything that the plan adds to the free one. */
export const NewThings = ({ plan }: { readonly plan: Plan }) => {
  const { t } = useLingui();
  const children = CHILD_LIMITS[plan];
  const things = [
    {
      to: '/resources',
      name:
        plan === 'family'
          ? t`Search the whole country, with filters and every result`
          : t`Search up to ${PLUS_RADIUS_MILES} miles around you, with filters and every result`,
    },
    { to: '/resources?view=map', name: t`See the results on a map` },
    { to: '/favorites', name: t`Keep as many favorites as you like` },
    { to: '/dietary/recipes', name: t`Cook from all recipes` },
    { to: '/dietary/plan', name: t`Plan a week of meals` },
    { to: '/children', name: t`Add up to ${children} children` },
    { to: '/household', name: t`Share with those who care for them` },
    { to: '/support/contact', name: t`Write to our team, which answers you first` },
  ];
  return (
    <TitledPart title={t`New for you`}>
      <ul className="grid">
        {things.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className="touch inline-flex items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </TitledPart>
  );
};
