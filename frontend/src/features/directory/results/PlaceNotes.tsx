import type { ResourceList } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';

interface PlaceNotesProps {
  readonly meta: Pick<
    ResourceList['meta'],
    'readPlace' | 'unknownPlace' | 'needsPlace' | 'place' | 'isHome'
  >;
  /** Moves the focus to the field for the place. */
  readonly onAskPlace: () => void;
}

/** Explains how a place among the search words was treated. */
export const PlaceNotes = ({ meta, onAskPlace }: PlaceNotesProps) => {
  const { readPlace, unknownPlace, needsPlace, place, isHome } = meta;
  if (readPlace !== null)
    return (
      <Notice tone="info">
        <Trans>We searched near {readPlace.place}, taken from your words.</Trans>
      </Notice>
    );
  if (unknownPlace === null && !needsPlace) return null;
  return (
    <Notice tone="caution">
      <p>
        {unknownPlace === null ? (
          <Trans>Near where? Enter a ZIP code or city, and we’ll search around it.</Trans>
        ) : isHome ? (
          <Trans>We don’t know where “{unknownPlace}” is, so we searched near your home.</Trans>
        ) : place === null ? (
          <Trans>We don’t know where “{unknownPlace}” is, so we searched everywhere.</Trans>
        ) : (
          <Trans>
            We don’t know where “{unknownPlace}” is, so we searched near {place}.
          </Trans>
        )}
      </p>
      <Button look="quiet" onClick={onAskPlace}>
        <Trans>Enter a place</Trans>
      </Button>
    </Notice>
  );
};
