import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { OnboardingForm } from '../onboarding/OnboardingForm.tsx';
import { type Answers, type AnswersState, useAnswers } from './useAnswers.ts';

const ID = 'onboarding';
const HEADING = 'onboarding-heading';

/** Asks for the answers that a search starts with, and shows them afterwards. */
export const OnboardingCard = () => {
  const known = useAnswers();
  const [isChanging, setIsChanging] = useState(false);
  const card = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link here may be followed twice
  useEffect(() => {
    if (hash !== `#${ID}`) return;
    card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  }, [hash, key]);

  const change = (isWanted: boolean) => {
    setIsChanging(isWanted);
    // The button that had the focus goes.
    card.current?.focus({ preventScroll: true });
  };
  return (
    <section
      id={ID}
      ref={card}
      tabIndex={-1}
      aria-labelledby={HEADING}
      className="grid scroll-mt-4 grid-cols-1 gap-5 rounded-soft border border-line bg-raised p-5 shadow-soft sm:p-8"
    >
      <h2 id={HEADING} className="text-2xl">
        <Trans>Get Started on Your Journey</Trans>
      </h2>
      <GivenAnswers known={known} isChanging={isChanging} onChange={change} />
    </section>
  );
};

interface GivenAnswersProps {
  readonly known: AnswersState;
  readonly isChanging: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

const GivenAnswers = ({ known, isChanging, onChange }: GivenAnswersProps) => {
  const { t } = useLingui();
  switch (known.status) {
    case 'loading':
      return <div aria-busy className="h-13 animate-breathe rounded-soft bg-sunken" />;
    case 'failed':
      return <FailedQuery query={known.query} title={t`We couldn’t load your answers`} />;
    case 'known':
      return known.answers === null || isChanging ? (
        <OnboardingForm known={known.answers} onCancel={() => onChange(false)} />
      ) : (
        <OnboardingSummary known={known.answers} onChange={() => onChange(true)} />
      );
  }
};

interface OnboardingSummaryProps {
  readonly known: Answers;
  readonly onChange: () => void;
}

const OnboardingSummary = ({ known, onChange }: OnboardingSummaryProps) => {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-end justify-between gap-5">
      <dl className="flex flex-wrap gap-x-12 gap-y-3">
        <div>
          <dt className="text-sm text-text-soft">
            <Trans>Diagnosis date</Trans>
          </dt>
          <dd data-tour="diagnosis" className="font-semibold">
            {i18n.date(new Date(known.diagnosisDate), { dateStyle: 'long', timeZone: 'UTC' })}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-text-soft">
            <Trans>Your location</Trans>
          </dt>
          <dd data-tour="location" className="font-semibold">
            {known.location}
          </dd>
        </div>
      </dl>
      <Button look="secondary" onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
    </div>
  );
};
