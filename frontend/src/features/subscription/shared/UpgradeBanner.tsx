import { FREE_RESULTS_PER_SEARCH } from '@hearthway/domain/directory/directory.constants.ts';
import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { storageOr } from '../../../session/browser-storage.ts';
import { useReportPrompt } from '../../journey/shared/useReportPrompt.ts';
import { dismissUpgradeBanner, isUpgradeBannerDismissed } from './upgrade-dismissal.ts';

const storage = storageOr(() => localStorage);

/** For families on the free plan, until they dismiss it for a day. */
export const UpgradeBanner = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [wasDismissed] = useState(() => isUpgradeBannerDismissed(storage, Date.now()));
  const [isDismissed, setIsDismissed] = useState(false);
  useReportPrompt(userId, wasDismissed ? undefined : 'home-banner');
  if (wasDismissed) return null;

  const dismiss = () => {
    dismissUpgradeBanner(storage, Date.now());
    setIsDismissed(true);
    // The button that had the focus goes.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={isDismissed ? 'sr-only' : undefined}>
      {isDismissed ? (
        <Trans>Hidden for 24 hours.</Trans>
      ) : (
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
          <Button look="quiet" aria-label={t`Hide for 24 hours`} onClick={dismiss}>
            <X aria-hidden className="size-5" />
          </Button>
        </aside>
      )}
    </div>
  );
};
