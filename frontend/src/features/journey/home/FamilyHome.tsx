import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { HomeSkeleton } from '../../../components/HomeSkeleton.tsx';
import type { HomeCard } from '../../../components/home-card.ts';
import type { FamilyHomeProps } from '../../../components/site-parts.ts';
import { household } from '../../../session/household.ts';
import { HouseholdHome } from '../../household/shared/HouseholdHome.tsx';
import { Dismissible } from '../../subscription/shared/Dismissible.tsx';
import { PlusPromotion } from '../../subscription/shared/PlusPromotion.tsx';
import { subscriptionQuery } from '../../subscription/shared/subscription.query.ts';
import { UpgradeBanner } from '../../subscription/shared/UpgradeBanner.tsx';
import { useUpgradePrompt } from '../../subscription/shared/useUpgradePrompt.ts';
import { useAnswers } from '../shared/useAnswers.ts';
import { NextStep } from './NextStep.tsx';
import { OwnFacts } from './OwnFacts.tsx';
import { useHomeCards } from './useHomeCards.ts';

/** One of them at a time. */
const PROMPTS = ['home-banner', 'home-promotion'] as const;

/** The start page of a signed-in family: its own, or what another family shares. */
export const FamilyHome = (props: FamilyHomeProps) =>
  household.current() === undefined ? <OwnHome {...props} /> : <HouseholdHome user={props.user} />;

/** Start page of the own household: things that the family has begun, and one next step. */
const OwnHome = ({ user, children }: FamilyHomeProps) => {
  const { t } = useLingui();
  const plan = useQuery(subscriptionQuery(user.id));
  const prompt = useUpgradePrompt(user.id, PROMPTS);
  const cards = useHomeCards(user);
  const known = useAnswers();
  if (cards === undefined) return <HomeSkeleton />;
  const withLook = (look: HomeCard['look']) => cards.filter((card) => card.look === look);
  return (
    <div className="grid grid-cols-1 gap-8 sm:gap-12">
      <div className="grid grid-cols-1 gap-4 sm:gap-6">
        <div className="grid gap-2">
          <Greeting firstName={user.firstName} />
          {known.status === 'known' && known.answers && <OwnFacts answers={known.answers} />}
        </div>
        {withLook('line').map(({ id, Card }) => (
          <Card key={id} user={user} />
        ))}
        <NextStep userId={user.id} known={known} />
        <p>
          <Link to="/while-you-wait" className="touch inline-flex items-center">
            <Trans>What to do while you wait, step by step</Trans>
          </Link>
        </p>
        <ul className="grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-2">
          {withLook('card').map(({ id, Card }) => (
            <li key={id} className="grid empty:hidden">
              <Card user={user} />
            </li>
          ))}
        </ul>
      </div>
      {withLook('section').map(({ id, Card }) => (
        <Card key={id} user={user} />
      ))}
      {prompt === 'home-banner' && <UpgradeBanner userId={user.id} />}
      {children}
      {/* Last, since it may wait for the plan: nothing is below that it could move. */}
      {prompt === 'home-promotion' && (
        <Dismissible userId={user.id} where={prompt}>
          {(hide) => <PlusPromotion hide={hide} />}
        </Dismissible>
      )}
      <FailedQuery query={plan} title={t`We couldn’t load your plan`} />
    </div>
  );
};

const Greeting = ({ firstName }: Pick<User, 'firstName'>) => (
  <h1 className="text-3xl" tabIndex={-1}>
    {firstName === '' ? <Trans>Hello.</Trans> : <Trans>Hello, {firstName}.</Trans>}
  </h1>
);
