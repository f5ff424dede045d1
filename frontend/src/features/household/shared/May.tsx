import type { RouteScope } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import type { ReactNode } from 'react';
import { useMay } from './useMay.ts';

interface MayProps {
  readonly effect: 'write' | 'remove';
  readonly scope: RouteScope;
  /** Shown to those who may not. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Shows what changes a part of the household to those who may, so that no press is refused. */
export const May = ({ effect, scope, instead = null, children }: MayProps) => {
  const { mayWrite, mayRemove } = useMay(scope);
  return (effect === 'write' ? mayWrite : mayRemove) ? children : instead;
};
