import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../components/Button.tsx';
import { household, leaveHousehold } from '../session/household.ts';
import { useSession } from '../session/useSession.ts';
import { LazyPart } from './LazyPart.tsx';
import { lazyParts } from './pages.tsx';

/** Says on every page whose household the tab shows; nothing in the own one. */
export const HouseholdNote = () => {
  const { t } = useLingui();
  const { status } = useSession();
  const shown = household.current();
  if (status !== 'signed-in' || shown === undefined) return null;
  const { ownerName } = shown;
  return (
    <section aria-label={t`Household`} className="bg-accent-wash print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4 py-1">
        <p>
          <Trans>
            You are in the household of <strong>{ownerName}</strong>.
          </Trans>{' '}
          <LazyPart load={lazyParts.readOnlyNote} />
        </p>
        <Button look="quiet" onClick={() => leaveHousehold()}>
          <Trans>Back to your own</Trans>
        </Button>
      </div>
    </section>
  );
};
