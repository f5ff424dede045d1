import { Trans } from '@lingui/react/macro';
import type { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../components/Button.tsx';
import { Signpost } from '../../../components/illustrations/Signpost.tsx';
import { Summary } from '../../../components/Summary.tsx';
import { PlaceChoices } from '../shared/PlaceChoices.tsx';

interface UnclearPlaceProps {
  readonly error: ApiError;
  /** Receives an empty place for everywhere. */
  readonly onChoosePlace: (place: string) => void;
}

/** Offers choices when a place was not found or is ambiguous. The error itself is beside the field. */
export const UnclearPlace = ({ error: { choices }, onChoosePlace }: UnclearPlaceProps) => (
  <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
    <Signpost className="w-48" />
    {choices.length > 0 ? (
      <>
        <h2 className="text-xl">
          <Trans>Which one do you mean?</Trans>
        </h2>
        <PlaceChoices places={choices} onChoose={onChoosePlace} />
      </>
    ) : (
      <p className="measure">
        <Trans>Try a ZIP code instead.</Trans>
      </p>
    )}
    <Button look={choices.length > 0 ? 'quiet' : 'secondary'} onClick={() => onChoosePlace('')}>
      <Trans>Search without a location</Trans>
    </Button>
  </div>
);

interface OtherPlacesProps {
  readonly places: readonly string[];
  readonly onChoose: (place: string) => void;
}

/** Other places with the same name; the most likely one was searched. */
export const OtherPlaces = ({ places, onChoose }: OtherPlacesProps) => (
  <details className="group">
    <Summary>
      <Trans>Did you mean a different place with that name?</Trans>
    </Summary>
    <div className="mt-1 flex">
      <PlaceChoices places={places} onChoose={onChoose} />
    </div>
  </details>
);
