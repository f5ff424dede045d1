import type { RouteScope } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import type { ReactNode } from 'react';
import { useMay } from './useMay.ts';

interface MayProps {
  readonly effect: 'write' | 'remove';
  readonly scope: RouteScope;
  /** The change is for all children, so that members who see some of them alone cannot make it. */
  readonly isForEveryChild?: true;
  /** Shown to those who may not. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

/** Shows what changes a part of the household to those who may, so that no press is refused. */
export const May = ({ effect, scope, isForEveryChild, instead = null, children }: MayProps) => {
  const { mayWrite, mayRemove } = useMay(scope, { isForEveryChild });
  return (effect === 'write' ? mayWrite : mayRemove) ? children : instead;
};
