import type { ExpectedRevision } from '../semantics/expected-revision.ts';
import { numberFrom } from './numbers.ts';

/** Expected revision, with the form that errors repeat: the sent value may exceed the range of a number. */
export interface Expectation {
  readonly expected: ExpectedRevision;
  /** Revision as sent; 0 for an expectation that is not a revision. */
  readonly sentRevision: string;
}

export const expectationOf = (
  expected: Exclude<ExpectedRevision, number> | { readonly revision: string },
): Expectation =>
  typeof expected === 'string'
    ? { expected, sentRevision: '0' }
    : { expected: numberFrom(expected.revision), sentRevision: expected.revision };
