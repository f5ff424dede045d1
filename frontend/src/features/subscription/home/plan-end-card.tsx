import type { User } from '@hearthway/domain/session/session.contract.ts';
import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { HomeCardFrame } from '../../../components/HomeCardFrame.tsx';
import type { HomeCard } from '../../../components/home-card.ts';
import { amountWords } from '../shared/money.ts';
import { planQuery } from '../shared/plan.query.ts';
import { newsOf, type PlanNews } from './plan-news.ts';

const PlanEndCard = ({ user }: { readonly user: User }) => {
  const [now] = useState(Date.now);
  const { data } = useQuery(planQuery(user.id));
  const news = data && newsOf(data, now);
  if (data === undefined || news === undefined) return null;
  return (
    <HomeCardFrame title={<Title news={news} />} Icon={CalendarClock}>
      <p className="measure">
        <Explanation news={news} plan={data} />
      </p>
      <Link to="/account#plan" className={buttonClass('secondary')}>
        {news.kind === 'failed' ? (
          <Trans>Update Payment Method</Trans>
        ) : (
          <Trans>See your plan</Trans>
        )}
      </Link>
    </HomeCardFrame>
  );
};

const Title = ({ news: { kind, at } }: { readonly news: PlanNews }) => {
  const { i18n } = useLingui();
  const day = i18n.date(at, { dateStyle: 'long' });
  switch (kind) {
    case 'failed':
      return <Trans>Your last payment failed</Trans>;
    case 'trial':
      return <Trans>Your free trial ends on {day}</Trans>;
    case 'ends':
      return <Trans>Your plan ends on {day}</Trans>;
  }
};

interface ExplanationProps {
  readonly news: PlanNews;
  readonly plan: PlanOfFamily;
}

const Explanation = ({ news: { kind, at }, plan: { subscription, tier } }: ExplanationProps) => {
  const { i18n } = useLingui();
  const day = i18n.date(at, { dateStyle: 'long' });
  const price = amountWords(i18n, subscription?.monthlyCents ?? 0);
  switch (kind) {
    case 'failed':
      return tier === 'free' ? (
        <Trans>The free plan applies until it is paid. What you have saved stays.</Trans>
      ) : (
        <Trans>You keep your plan until {day}. What you have saved stays.</Trans>
      );
    case 'trial':
      return <Trans>Then it is {price} a month. You can cancel before, and pay nothing.</Trans>;
    case 'ends':
      return <Trans>What you have saved stays. After that day, the free plan applies.</Trans>;
  }
};

export const planEndCard: HomeCard = {
  id: 'plan-end',
  urgency: 'due',
  look: 'card',
  audience: 'family',
  Card: PlanEndCard,
  prepare: (queryClient, { id }) => queryClient.ensureQueryData(planQuery(id)),
};
