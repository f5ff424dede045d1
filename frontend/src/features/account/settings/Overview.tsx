import type { User } from '@hearthway/domain/session/session.contract.ts';
import type { SubscriptionStatus } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { subscriptionQuery } from '../../subscription/shared/subscription.query.ts';
import { SettingsSection } from './SettingsSection.tsx';

export const Overview = ({ user }: { readonly user: User }) => {
  const { i18n, t } = useLingui();
  const isFamily = user.role === 'family';
  const subscription = useQuery({ ...subscriptionQuery(user.id), enabled: isFamily });
  const { firstName, lastName, email, isEmailConfirmed, memberSince } = user;
  return (
    <SettingsSection id="overview" title={t`Overview`}>
      <dl className="grid w-full gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact term={t`Name`}>
          {firstName} {lastName}
        </Fact>
        <Fact term={t`Email`}>
          {email}
          <Confirmed isConfirmed={isEmailConfirmed} />
        </Fact>
        <Fact term={t`Member Since`}>
          {i18n.date(memberSince, { month: 'long', year: 'numeric' })}
        </Fact>
        {isFamily && (
          <Fact term={t`Plan`}>
            {subscription.data ? <Plan tier={subscription.data.tier} /> : '…'}
          </Fact>
        )}
      </dl>
      <FailedQuery query={subscription} title={t`We couldn’t load your plan`} />
    </SettingsSection>
  );
};

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-text-soft">{term}</dt>
    <dd className="wrap-anywhere font-semibold">{children}</dd>
  </div>
);

const Confirmed = ({ isConfirmed }: { readonly isConfirmed: boolean }) =>
  isConfirmed ? (
    <span className="flex items-center gap-1.5 text-sm font-normal text-positive">
      <CircleCheck aria-hidden className="size-4" />
      <Trans>Confirmed</Trans>
    </span>
  ) : (
    <span className="flex items-center gap-1.5 text-sm font-normal text-caution">
      <CircleAlert aria-hidden className="size-4" />
      <Trans>Not confirmed yet</Trans>
    </span>
  );

const Plan = ({ tier }: Pick<SubscriptionStatus, 'tier'>) => {
  switch (tier) {
    case 'free':
      return <Trans>Free</Trans>;
    case 'plus':
      return <Trans>Plus</Trans>;
    case 'family':
      return <Trans>Family</Trans>;
  }
};
