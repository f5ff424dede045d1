import { TOUR_STEPS } from '@hearthway/domain/journey/journey.constants.ts';
import type { EndTour } from '@hearthway/domain/journey/journey.contract.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { tokens } from '../../../session/tokens.ts';
import { visitorStats } from '../visitor-stats/visitor-stats-here.ts';
import { TourCard } from './TourCard.tsx';
import { tourMachine } from './tour.machine.ts';
import { markTourDone } from './tour-flag.ts';

export interface TourProps {
  /** Whether the page that it shows is open: elsewhere it ends. */
  readonly isHere: boolean;
  /** Whether the invitation was accepted. */
  readonly isAccepted: boolean;
  /** How often it was asked for so far. */
  readonly wishes: number;
}

/** The guided tour of the home page. */
export const Tour = ({ isHere, isAccepted, wishes }: TourProps) => {
  const tour = useActorRef(machine);
  const isShown = useSelector(tour, (snapshot) => snapshot.hasTag('card'));
  const isFading = useSelector(tour, (snapshot) => snapshot.hasTag('fading'));
  const step = useSelector(tour, ({ context }) => TOUR_STEPS[context.step]);

  useEffect(() => {
    if (isAccepted) tour.send({ type: 'accept' });
  }, [tour, isAccepted]);

  useEffect(() => {
    if (wishes > 0) tour.send({ type: 'take' });
  }, [tour, wishes]);

  // After the others: leaving the page while this loads cancels the tour.
  useEffect(() => {
    if (!isHere) tour.send({ type: 'gone' });
  }, [tour, isHere]);

  if (!isShown || step === undefined) return null;
  return (
    <TourCard
      step={step}
      isFading={isFading}
      onBack={() => tour.send({ type: 'back' })}
      onNext={() => tour.send({ type: 'next' })}
      onSkip={() => tour.send({ type: 'skip' })}
    />
  );
};

/** Failing to record that the tour was taken is not shown: the person loses nothing. */
const tell = (how: EndTour): void => {
  markTourDone();
  if (tokens.current() === undefined) {
    if (how.outcome === 'completed') visitorStats.completeTour();
    return;
  }
  const path = '/api/journey/tour';
  void Promise.allSettled([api.send({ method: 'POST', path, body: how, schema: ignored })]);
};

const machine = tourMachine.provide({ actions: { end: (_, how) => tell(how) } });
