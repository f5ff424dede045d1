import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import type { HomeCard } from '../../../components/home-card.ts';
import { subscriptionQuery } from '../shared/subscription.query.ts';

const HEADING = 'home-plan-end';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long before its end a plan is spoken of. */
const NOTICE_MS = 14 * DAY_MS;

const PlanEndCard = ({ user }: { readonly user: User }) => {
  const { i18n } = useLingui();
  const [now] = useState(Date.now);
  const { data } = useQuery(subscriptionQuery(user.id));
  if (data === undefined || data.tier === 'free' || data.expiresAt === null) return null;
  const left = Date.parse(data.expiresAt) - now;
  if (left < 0 || left > NOTICE_MS) return null;
  const day = i18n.date(data.expiresAt, { dateStyle: 'long' });
  return (
    <section
      aria-labelledby={HEADING}
      className="grid min-h-40 content-start justify-items-start gap-3 rounded-soft border border-line bg-raised p-5 shadow-soft"
    >
      <h2 id={HEADING} className="flex items-center gap-2 text-xl">
        <CalendarClock aria-hidden className="size-5 shrink-0 text-accent" />
        <Trans>Your plan ends on {day}</Trans>
      </h2>
      <p className="measure">
        <Trans>What you have saved stays. After that day, the free plan applies.</Trans>
      </p>
      <Link to="/account" className={buttonClass('secondary')}>
        <Trans>See your plan</Trans>
      </Link>
    </section>
  );
};

export const planEndCard: HomeCard = {
  id: 'plan-end',
  urgency: 'due',
  look: 'card',
  audience: 'family',
  Card: PlanEndCard,
  prepare: (queryClient, { id }) => queryClient.ensureQueryData(subscriptionQuery(id)),
};
