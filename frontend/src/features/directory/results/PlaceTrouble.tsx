import { Trans } from '@lingui/react/macro';
import type { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../components/Button.tsx';
import { Signpost } from '../../../components/illustrations/Signpost.tsx';
import { PlaceChoices } from './PlaceChoices.tsx';

interface PlaceTroubleProps {
  readonly error: ApiError;
  /** Empty for everywhere. */
  readonly onChoosePlace: (place: string) => void;
}

/** What is wrong stands beside the field. Here is the way on. */
export const PlaceTrouble = ({ error: { choices }, onChoosePlace }: PlaceTroubleProps) => (
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
        <Trans>A ZIP code finds the place most surely.</Trans>
      </p>
    )}
    <Button look={choices.length > 0 ? 'quiet' : 'secondary'} onClick={() => onChoosePlace('')}>
      <Trans>Search without a location</Trans>
    </Button>
  </div>
);
