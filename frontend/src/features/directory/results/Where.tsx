import type { ResourceList } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans } from '@lingui/react/macro';

interface WhereProps {
  readonly meta: Pick<ResourceList['meta'], 'place' | 'isHome' | 'radiusMiles'>;
}

/** Area of the search. The family's own place is not named, so that onlookers don't read it. */
export const Where = ({ meta: { place, isHome, radiusMiles } }: WhereProps) => {
  if (place === null) return null;
  if (radiusMiles === null) {
    return isHome ? (
      <Trans>The nearest to your home first.</Trans>
    ) : (
      <Trans>The nearest to {place} first.</Trans>
    );
  }
  return isHome ? (
    <Trans>Within {radiusMiles} miles of your home.</Trans>
  ) : (
    <Trans>
      Within {radiusMiles} miles of {place}.
    </Trans>
  );
};
