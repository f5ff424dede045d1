import { nextCallDay } from '@hearthway/domain/directory/opening-hours.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { dayHere } from '../../../components/day-here.ts';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { PrintButton } from '../../../components/PrintAndDownload.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { ResourceSkeleton } from '../../directory/shared/ResourceSkeleton.tsx';
import { useFavorites } from '../shared/useFavorites.ts';
import { CallCard } from './CallCard.tsx';
import { callPlanQuery } from './call-plan.query.ts';
import { planOf } from './plan-of.ts';
import { Scripts } from './Scripts.tsx';

/** The calls of the next day on which offices answer: when, what to say, and how they went. */
export const CallsPage = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const { favorites, query } = useFavorites(userId);
  const plan = useQuery(callPlanQuery(userId));
  return (
    <ToolPage>
      <PageHeading title={t`Your calls`}>
        <Trans>Call a few, note how it went, and stop when it is enough.</Trans>
      </PageHeading>
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <FailedQuery query={query} title={t`We couldn’t load your favorites`} />
        <FailedQuery query={plan} title={t`We couldn’t load your plan for calls`} />
        {favorites === undefined || plan.data === undefined ? (
          !query.isError && !plan.isError && <ResourceSkeleton />
        ) : (
          <Calls userId={userId} favorites={favorites} plan={plan.data.answer} />
        )}
      </div>
    </ToolPage>
  );
};

interface CallsProps {
  readonly userId: string;
  readonly favorites: readonly Favorite[];
  readonly plan: Parameters<typeof CallCard>[0]['plan'];
}

const Calls = ({ userId, favorites, plan }: CallsProps) => {
  const { i18n } = useLingui();
  const day = nextCallDay(dayHere());
  const { calls, later } = planOf({ favorites, plan, day });
  const dayName = i18n.date(new Date(`${day}T12:00`), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  const listOf = (shown: readonly Favorite[]) => (
    <ul className="grid grid-cols-1 gap-4">
      {shown.map((favorite) => (
        <li key={favorite.id} className="break-inside-avoid">
          <CallCard userId={userId} favorite={favorite} plan={plan} day={day} />
        </li>
      ))}
    </ul>
  );
  if (calls.length + later.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="measure">
          <Trans>
            There is nobody to call yet. Press the heart beside a provider or an office, and it
            comes here.
          </Trans>
        </p>
        <Link className={buttonClass('primary')} to="/resources">
          <Trans>Find Resources</Trans>
        </Link>
      </div>
    );
  return (
    <>
      <Scripts />
      <section aria-labelledby="calls" className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="calls" className="text-xl">
            <Trans>For {dayName}</Trans>
          </h2>
          <div className="print:hidden">
            <PrintButton />
          </div>
        </div>
        {calls.length === 0 ? (
          <p>
            <Trans>No calls on this day.</Trans>
          </p>
        ) : (
          listOf(calls)
        )}
      </section>
      {later.length > 0 && (
        <section aria-labelledby="later-calls" className="grid grid-cols-1 gap-4">
          <h2 id="later-calls" className="text-xl">
            <Trans>After that</Trans>
          </h2>
          {listOf(later)}
        </section>
      )}
    </>
  );
};
