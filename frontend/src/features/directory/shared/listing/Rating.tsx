import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

/** Average rating and number of reviews. A listing without reviews says so. */
export const Rating = ({ rating, reviewCount }: Pick<Resource, 'rating' | 'reviewCount'>) => {
  const { i18n } = useLingui();
  if (rating === null || reviewCount === 0) return <Trans>No reviews yet</Trans>;
  const stars = i18n.number(rating, { maximumFractionDigits: 1 });
  return (
    <Trans>
      {stars} out of 5, <Plural value={reviewCount} one="# review" other="# reviews" />
    </Trans>
  );
};
