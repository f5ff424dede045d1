import { Trans } from '@lingui/react/macro';

/** GeoNames asks for it: its place names are licensed CC BY 4.0. */
export const PlaceNamesCredit = () => (
  <p className="mt-6 text-sm text-text-soft">
    <Trans>
      Places: U.S. Census Bureau, and <a href="https://www.geonames.org/">GeoNames</a> (
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>). Distances are straight
      lines.
    </Trans>
  </p>
);
