import { PatternError } from './pattern-error.ts';

/** A place in a pattern that moves on as it is read. */
export interface PatternReader {
  /** The next code unit, or nothing at the end. */
  readonly peek: () => string;
  readonly next: () => string;
  /** Takes what a sticky expression matches here. */
  readonly take: (expression: RegExp) => RegExpExecArray | undefined;
  /** `reason` completes the sentence "The filter … ." */
  readonly error: (reason: string) => PatternError;
}

export const createPatternReader = (pattern: string): PatternReader => {
  let place = 0;
  const peek = (): string => pattern.charAt(place);
  return {
    peek,
    next: () => {
      const unit = peek();
      place += unit.length;
      return unit;
    },
    take: (expression) => {
      expression.lastIndex = place;
      const match = expression.exec(pattern) ?? undefined;
      place += match?.[0].length ?? 0;
      return match;
    },
    error: (reason) => new PatternError(pattern, reason),
  };
};
