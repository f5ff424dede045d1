import type { ResourceList } from '@hearthway/domain/directory/directory.contract.ts';
import { Plural, Trans } from '@lingui/react/macro';

/** How much was found, where, and what the plan keeps back. */
export const ResultSummary = ({ list: { meta } }: { readonly list: ResourceList }) => {
  const { totalShown, maxResults, upgradeRequired } = meta;
  if (totalShown === 0) {
    return (
      <p className="sr-only">
        <Trans>No resources found</Trans>
      </p>
    );
  }
  return (
    <>
      <p className="text-lg font-semibold">
        {upgradeRequired && maxResults !== 'unlimited' ? (
          <Trans>Showing first {maxResults} results</Trans>
        ) : (
          <Plural value={totalShown} one="# provider" other="# providers" />
        )}
      </p>
      <p className="text-sm text-text-soft">
        <Where {...meta} />{' '}
        {upgradeRequired && (
          <Trans>There are more: add a word or a place to bring the right ones to the top.</Trans>
        )}
      </p>
    </>
  );
};

const Where = ({ place, radiusMiles }: Pick<ResourceList['meta'], 'place' | 'radiusMiles'>) => {
  if (place === null) return null;
  return radiusMiles === null ? (
    <Trans>The nearest to {place} first.</Trans>
  ) : (
    <Trans>
      Within {radiusMiles} miles of {place}.
    </Trans>
  );
};
