import { FREE_RESULTS_PER_SEARCH } from '@hearthway/domain/directory/directory.constants.ts';
import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Dismissible } from './Dismissible.tsx';

/** For families on the free plan, until they dismiss it for a day. */
export const UpgradeBanner = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  return (
    <Dismissible userId={userId} where="home-banner">
      {(hide) => (
        <aside
          aria-label={t`Your plan`}
          className="flex items-start gap-2 rounded-soft bg-accent-wash py-2 ps-5 pe-2"
        >
          <p className="grow py-2">
            <Trans>
              The free plan shows {FREE_RESULTS_PER_SEARCH} results for each search and saves{' '}
              {FREE_FAVORITES_LIMIT} favorites. <Link to="/subscribe">Upgrade to Plus</Link> to see
              and keep more.
            </Trans>
          </p>
          {hide}
        </aside>
      )}
    </Dismissible>
  );
};
