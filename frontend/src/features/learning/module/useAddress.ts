import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { stayInPlace, staysInPlace } from '../../../components/stay-in-place.ts';
import { QUESTIONS } from './resume.ts';

interface AddressOptions {
  /** The part that is shown; undefined while there is none. */
  readonly fragment: string | undefined;
  readonly sections: readonly string[];
  /** The address says another part: a section, or by null the questions. */
  readonly onGo: (section: string | null) => void;
}

/** Keeps the fragment of the page's address and the shown part the same. */
export const useAddress = ({ fragment, sections, onGo }: AddressOptions): void => {
  const navigate = useNavigate();
  const how = useNavigationType();
  const location = useLocation();

  const write = useEffectEvent((shown: string) => {
    const written = here();
    // The address of the module alone is that of its first section, too.
    if (written === shown || (written === '' && shown === sections[0])) return;
    // Back leads to the part before, and never to a result or to a part that there is not.
    const isReplaced =
      partOf(written, sections) === undefined || partOf(shown, sections) === undefined;
    void navigate({ hash: shown }, { replace: isReplaced, ...stayInPlace });
  });
  useEffect(() => {
    if (fragment !== undefined) write(fragment);
  }, [fragment]);

  const follow = useEffectEvent((to: Location) => {
    // Those written above are shown already.
    if (fragment === undefined || (how !== 'POP' && staysInPlace(to))) return;
    const part = partOf(here(), sections);
    if (part !== undefined && here() !== fragment) onGo(part);
  });
  // The key would not do: React may render a push and the way back from it as one change, after
  // which the key is what it was.
  useEffect(() => follow(location), [location]);
};

const here = (): string => window.location.hash.slice(1);

/** Undefined for a fragment that names no part. */
const partOf = (fragment: string, sections: readonly string[]): string | null | undefined => {
  if (fragment === QUESTIONS) return null;
  return fragment === '' ? sections[0] : sections.find((id) => id === fragment);
};
