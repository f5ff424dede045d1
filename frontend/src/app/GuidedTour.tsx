import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { TourProps } from '../features/tour/Tour.tsx';
import { isTourDone } from '../session/tour-flag.ts';
import { useSession } from '../session/useSession.ts';
import { visitorData } from '../session/visitor-data.ts';
import { useLater } from './useLater.ts';

const load = async () => (await import('../features/tour/Tour.tsx')).Tour;

/** Its code is fetched for whoever is to be invited, or has asked for it. */
export const GuidedTour = ({ wishes }: Pick<TourProps, 'wishes'>) => {
  const session = useSession();
  const isHere = useLocation().pathname === '/';
  const isNewcomer = useSyncExternalStore(visitorData.subscribe, hasLeftNothing, () => false);
  const isFirstVisit = isHere && isNewcomer && session.status === 'visitor';
  const [isWanted, setIsWanted] = useState(false);
  // From then on it stays: what it does at its end takes the reason away.
  if (!isWanted && (isFirstVisit || wishes > 0)) setIsWanted(true);
  return isWanted ? <LoadedTour {...{ isHere, isFirstVisit, wishes }} /> : null;
};

const LoadedTour = (tour: TourProps) => {
  const Tour = useLater(load);
  return Tour === undefined ? null : <Tour {...tour} />;
};

const hasLeftNothing = () => visitorData.read() === undefined && !isTourDone();
