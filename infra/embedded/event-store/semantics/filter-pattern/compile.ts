import { RE2JS } from 're2js';
import { asCodeUnits } from './code-units.ts';
import { PatternError } from './pattern-error.ts';
import { translatePattern } from './translate.ts';

/**
 * Matches like .NET's `Regex.IsMatch`, which the real server uses for filters, and in time linear in the
 * text: a backtracking engine would take minutes for `^(a+)+$`. Throws `PatternError`.
 */
export const compilePattern = (pattern: string): ((text: string) => boolean) => {
  const expression = compile(pattern, translatePattern(pattern));
  return (text) => expression.test(asCodeUnits(text));
};

const compile = (pattern: string, translated: string): RE2JS => {
  try {
    return RE2JS.compile(translated);
  } catch (error) {
    throw new PatternError(
      pattern,
      `is no pattern that this server can match (${error instanceof Error ? error.message : error})`,
    );
  }
};
