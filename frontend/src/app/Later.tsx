import type { ComponentType } from 'react';
import { useLater } from '../components/useLater.ts';

/** A part of every page that is a request of its own: `useLater` tells how. */
export const Later = ({ load }: { readonly load: () => Promise<ComponentType> }) => {
  const Part = useLater(load);
  return Part === undefined ? null : <Part />;
};
