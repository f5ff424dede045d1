import { Plural, Trans } from '@lingui/react/macro';
import { LISTING_LANGUAGE } from '../shared/listing-language.ts';
import { type Marker, nearerZoom } from './markers.ts';

interface MarkerNameProps {
  readonly marker: Marker;
}

/** Label of a marker: the provider's name, or the number of providers. */
export const MarkerName = ({ marker: { only, count, near } }: MarkerNameProps) => {
  if (only !== null) return <span lang={LISTING_LANGUAGE}>{only.name}</span>;
  return near === undefined ? (
    <Plural value={count} one="# provider" other="# providers" />
  ) : (
    <Plural value={count} one={`# provider near ${near}`} other={`# providers near ${near}`} />
  );
};

/** Label for screen readers, with the effect of selecting the marker. */
export const MarkerWords = ({ marker }: MarkerNameProps) => {
  const name = <MarkerName marker={marker} />;
  if (marker.only !== null) return name;
  return nearerZoom(marker) === undefined ? (
    <Trans comment="On a marker of a map">{name}: show them</Trans>
  ) : (
    <Trans comment="On a marker of a map">{name}: zoom in</Trans>
  );
};
