import type { ComponentType, ReactNode } from 'react';
import { useLazyPart } from '../components/useLazyPart.ts';

interface LazyPartProps {
  readonly load: () => Promise<ComponentType>;
  /** Shown until the part has loaded. */
  readonly meanwhile?: ReactNode;
}

/** A part of every page that is a request of its own: `useLazyPart` tells how. */
export const LazyPart = ({ load, meanwhile }: LazyPartProps) => {
  const Part = useLazyPart(load);
  return Part === undefined ? meanwhile : <Part />;
};
