import { Plural, Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { Found } from './search-answer.ts';
import { Where } from './Where.tsx';

interface ResultSummaryProps {
  readonly list: Found;
  /** Place that was not found. */
  readonly lostPlace: string | undefined;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** Number of results, their place, and the limit of the plan. */
export const ResultSummary = ({
  list: { resources, meta },
  lostPlace,
  heading,
}: ResultSummaryProps) => {
  const { maxResults, upgradeRequired, hasMore } = meta;
  const count = resources.length;
  if (count === 0) {
    return (
      <p className="sr-only">
        <Trans>No resources found</Trans>
      </p>
    );
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {upgradeRequired && maxResults !== 'unlimited' ? (
          <Trans>Showing first {maxResults} results</Trans>
        ) : hasMore ? (
          <Trans>The first {count} providers</Trans>
        ) : (
          <Plural value={count} one="# provider" other="# providers" />
        )}
      </h2>
      <p className="text-sm text-text-soft">
        {lostPlace === undefined ? (
          <Where meta={meta} />
        ) : (
          <Trans>
            We don’t know where “{lostPlace}” is, so these are from all over the country. Enter a
            ZIP code to search around you.
          </Trans>
        )}
      </p>
    </>
  );
};
