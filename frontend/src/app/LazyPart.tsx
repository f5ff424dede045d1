import type { ComponentType, ReactNode } from 'react';
import { useLazyPart } from '../components/useLazyPart.ts';

interface LazyPartProps {
  readonly load: () => Promise<ComponentType>;
  /** Shown until the part has loaded. */
  readonly meanwhile?: ReactNode;
}

/** A part of every page that is loaded separately: see `useLazyPart`. */
export const LazyPart = ({ load, meanwhile }: LazyPartProps) => {
  const Part = useLazyPart(load);
  return Part === undefined ? meanwhile : <Part />;
};
