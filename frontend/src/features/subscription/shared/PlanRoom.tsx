import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { household } from '../../../session/household.ts';
import { subscriptionQuery } from './subscription.query.ts';

interface PlanRoomProps {
  readonly userId: string;
  readonly count: number;
  readonly limits: Readonly<Record<Tier, number>>;
  /** Sentence where even the Family plan has no room. */
  readonly full: ReactNode;
  /** Sentence that names the limits of the other plans, before a link to them. */
  readonly more: ReactNode;
  /** Shown before `more` on the free plan. */
  readonly locked?: ReactNode;
  /** Shown where the plan has room for another. */
  readonly children: ReactNode;
}

/** Where the plan has no room for another, a sentence says which plan has. */
export const PlanRoom = ({
  userId,
  count,
  limits,
  full,
  more,
  locked,
  children,
}: PlanRoomProps) => {
  const { data } = useQuery(subscriptionQuery(userId));
  if (data === undefined || count < limits[data.tier]) return children;
  if (data.tier === 'family') return <p className="text-text-soft">{full}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {data.tier === 'free' && locked}
      <p>
        {more}{' '}
        {household.current() === undefined && (
          <Link to="/subscribe">
            <Trans>See the plans</Trans>
          </Link>
        )}
      </p>
    </div>
  );
};
