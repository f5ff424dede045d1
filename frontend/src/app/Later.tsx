import type { ComponentType, ReactNode } from 'react';
import { useLater } from '../components/useLater.ts';

interface LaterProps {
  readonly load: () => Promise<ComponentType>;
  /** What stands in its place until it is there. */
  readonly meanwhile?: ReactNode;
}

/** A part of every page that is a request of its own: `useLater` tells how. */
export const Later = ({ load, meanwhile }: LaterProps) => {
  const Part = useLater(load);
  return Part === undefined ? meanwhile : <Part />;
};
