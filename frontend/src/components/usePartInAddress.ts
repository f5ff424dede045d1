import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { stayInPlace, staysInPlace } from './stay-in-place.ts';

interface PartInAddressOptions<Part extends string> {
  /** Fragment of what is shown, without the `#`; undefined until something is. */
  readonly shown: string | undefined;
  /** Finds the part that a fragment names. The empty fragment may name the first. */
  readonly partAt: (fragment: string) => Part | undefined;
  /** Called when the address says another part than the one shown. */
  readonly onGo: (part: Part) => void;
}

/**
 * Keeps the fragment of the page's address and the shown part the same, so that Back leads a part
 * back. Back never leads to a fragment that names no part, and leaves a page that was opened at a
 * later part.
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
    // Those written above are shown already.
    if (shown === undefined || (how !== 'POP' && staysInPlace(to))) return;
    const part = partAt(fragmentHere());
    if (part !== undefined && part !== shown) onGo(part);
  });
  // The key would not do: React may render a push and the way back from it as one change, after
  // which the key is what it was.
  useEffect(() => follow(location), [location]);
};

const isBrowser = typeof document !== 'undefined';

/** Fragment of the address, without the `#`; empty while the server renders. */
export const fragmentHere = (): string => (isBrowser ? window.location.hash.slice(1) : '');
