import type { ExpectedRevision } from '../semantics/expected-revision.ts';
import { numberFrom } from './numbers.ts';

/** An expectation, and how errors repeat it: what was sent may exceed what a number can hold. */
export interface Expectation {
  readonly expected: ExpectedRevision;
  /** The revision as sent; 0 for an expectation that is no revision. */
  readonly sentRevision: string;
}

export const expectationOf = (
  expected: Exclude<ExpectedRevision, number> | { readonly revision: string },
): Expectation =>
  typeof expected === 'string'
    ? { expected, sentRevision: '0' }
    : { expected: numberFrom(expected.revision), sentRevision: expected.revision };
