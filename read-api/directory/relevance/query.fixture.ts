import type { CategoryId } from '@hearthway/domain/directory/categories.ts';

/** Search of a family, with its expected matches: listings of any of the categories, or one provider. */
export interface Query {
  readonly text: string;
  readonly expected:
    | { readonly categories: readonly CategoryId[] }
    /** Id in `KNOWN_PROVIDERS`. */
    | { readonly provider: string };
  /** True for the test set, which is not looked at while words and ranks are tuned. */
  readonly isHeldOut: boolean;
}

export const isCategories = (...categories: readonly CategoryId[]) => ({ categories });
export const isProvider = (provider: string) => ({ provider });

export const query = (text: string, expected: Query['expected']): Query => ({
  text,
  expected,
  isHeldOut: false,
});
export const heldOut = (text: string, expected: Query['expected']): Query => ({
  text,
  expected,
  isHeldOut: true,
});
