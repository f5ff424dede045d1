import {
  FREE_RADIUS_MILES,
  FREE_RESULTS_PER_SEARCH,
  PLUS_RADIUS_MILES,
} from '@hearthway/domain/directory/directory.constants.ts';
import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import {
  FAMILY_CHILDREN_LIMIT,
  FAMILY_MONTHLY_CENTS,
  PLUS_MONTHLY_CENTS,
  TRIAL_DAYS,
} from '@hearthway/domain/subscription/subscription.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { TickList } from '../../components/TickList.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';

export const SubscribePage = () => {
  const { t } = useLingui();
  return (
    <ToolPage>
      <PageHeading title={t`Plans and Prices`}>
        <Trans>You can use {PRODUCT.name} for free. A paid plan will show you more.</Trans>
      </PageHeading>
      <div className="grid gap-6">
        <Notice tone="info">
          <Trans>
            Plus and Family can’t be bought yet. Once they can, you’ll find them on this page, and
            the first {TRIAL_DAYS} days will be free. Until then, nothing is charged.
          </Trans>
        </Notice>
        <div className="grid gap-4 md:grid-cols-3">
          <PlanCard
            name={t`Free`}
            monthlyCents={0}
            when={t`You can use it today.`}
            contents={[
              t`The first ${FREE_RESULTS_PER_SEARCH} results of each search`,
              t`Up to ${FREE_RADIUS_MILES} miles from you`,
              t`Up to ${FREE_FAVORITES_LIMIT} favorites`,
            ]}
          />
          <PlanCard
            name={t`Plus`}
            monthlyCents={PLUS_MONTHLY_CENTS}
            when={t`Not available yet.`}
            contents={[
              t`All results of each search`,
              t`Up to ${PLUS_RADIUS_MILES} miles from you, with filters and a map`,
              t`As many favorites as you like`,
            ]}
          />
          <PlanCard
            name={t`Family`}
            monthlyCents={FAMILY_MONTHLY_CENTS}
            when={t`Not available yet.`}
            contents={[
              t`Everything in Plus`,
              t`Profiles for up to ${FAMILY_CHILDREN_LIMIT} children`,
              t`Search the whole country`,
            ]}
          />
        </div>
        <p className="measure">
          <Trans>
            Our <Link to="/terms#plans">Terms of Service</Link> explain how paid plans start and
            end. You can cancel at any time.
          </Trans>
        </p>
      </div>
    </ToolPage>
  );
};

interface PlanCardProps {
  readonly name: string;
  readonly monthlyCents: number;
  /** Since or from when it can be had. */
  readonly when: string;
  readonly contents: readonly string[];
}

const PlanCard = ({ name, monthlyCents, when, contents }: PlanCardProps) => {
  const { i18n } = useLingui();
  const price = i18n.number(monthlyCents / 100, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return (
    <section className="grid content-start gap-3 rounded-soft border border-line bg-raised p-5 shadow-soft">
      <h2 className="text-xl">{name}</h2>
      <p className="text-lg font-semibold">
        <Trans>{price} a month</Trans>
      </p>
      <p className="text-sm text-text-soft">{when}</p>
      <TickList items={contents} />
    </section>
  );
};
