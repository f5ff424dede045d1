import { useEffect, useSyncExternalStore } from 'react';
import { visitorData } from '../../../session/visitor-data.ts';
import { useEachDay } from '../active-days/useEachDay.ts';
import { visitorStats } from './visitor-stats-here.ts';

/** Counts in this browser what a visitor does. Shows nothing. */
export const CountVisits = () => {
  const isProfileComplete = useSyncExternalStore(visitorData.subscribe, hasAnswers);
  useEachDay(countDay);
  useEffect(() => {
    if (isProfileComplete) visitorStats.completeProfile();
  }, [isProfileComplete]);
  return null;
};

const countDay = () => visitorStats.countDay(new Date());

const hasAnswers = () => visitorData.read() !== undefined;
