import { useEffect, useRef, useState } from 'react';
import type { PasswordStrength } from './password-strength.ts';

/** Nobody is judged, nor a screen reader interrupted, in the middle of a word. */
const PAUSE_MS = 600;

/**
 * Judges a password when somebody pauses in typing it. The judge is loaded then, and not before:
 * where it can't be, nothing is said. `known` is what a guesser may know besides.
 */
export const usePasswordStrength = () => {
  const [strength, setStrength] = useState<PasswordStrength>();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const judge = (password: string, known: readonly string[]) => {
    window.clearTimeout(timer.current);
    if (password === '') return setStrength(undefined);
    timer.current = window.setTimeout(() => {
      const asked = timer.current;
      import('./password-strength.ts').then(
        ({ passwordStrength }) => {
          if (timer.current === asked) setStrength(passwordStrength(password, known));
        },
        () => setStrength(undefined),
      );
    }, PAUSE_MS);
  };
  return { strength, judge };
};
