import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { stayInPlace, staysInPlace } from './stay-in-place.ts';

interface PartInAddressOptions<Part extends string> {
  /** Fragment of the shown part, without the `#`; undefined until there is one. */
  readonly shown: string | undefined;
  /** Finds the part named by a fragment. The empty fragment may name the first. */
  readonly partAt: (fragment: string) => Part | undefined;
  /** Called when the address names another part than the one shown. */
  readonly onGo: (part: Part) => void;
}

/**
 * Synchronizes the address fragment with the shown part, so that Back returns to the previous part. Back
 * skips fragments that name no part, and leaves a page opened at a later part.
 */
export const usePartInAddress = <Part extends string>({
  shown,
  partAt,
  onGo,
}: PartInAddressOptions<Part>): void => {
  const navigate = useNavigate();
  const how = useNavigationType();
  const location = useLocation();
  const isArriving = useRef(true);

  const write = useEffectEvent((fragment: string) => {
    const wasArriving = isArriving.current;
    isArriving.current = false;
    const written = fragmentHere();
    if (written === fragment || partAt(written) === fragment) return;
    const isReplaced =
      wasArriving || partAt(written) === undefined || partAt(fragment) === undefined;
    void navigate({ hash: fragment }, { replace: isReplaced, ...stayInPlace });
  });
  useEffect(() => {
    if (shown !== undefined) write(shown);
  }, [shown]);

  const follow = useEffectEvent((to: Location) => {
    // Navigation triggered above is already shown.
    if (shown === undefined || (how !== 'POP' && staysInPlace(to))) return;
    const part = partAt(fragmentHere());
    if (part !== undefined && part !== shown) onGo(part);
  });
  // Keyed by location, not its key: React may render a push and its Back as one change, which restores the
  // key.
  useEffect(() => follow(location), [location]);
};

const isBrowser = typeof document !== 'undefined';

/** Fragment of the address, without the `#`; empty during server rendering. */
export const fragmentHere = (): string => (isBrowser ? window.location.hash.slice(1) : '');
