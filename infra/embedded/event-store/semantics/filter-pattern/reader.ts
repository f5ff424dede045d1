import { PatternError } from './pattern-error.ts';

/** Cursor in a pattern. */
export interface PatternReader {
  /** Returns the next code unit, or '' at the end. */
  readonly peek: () => string;
  readonly next: () => string;
  /** Consumes the match of a sticky expression at the cursor. */
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
