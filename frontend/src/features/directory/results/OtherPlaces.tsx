import { Trans } from '@lingui/react/macro';
import { Summary } from '../Summary.tsx';
import { PlaceChoices } from './PlaceChoices.tsx';

interface OtherPlacesProps {
  readonly places: readonly string[];
  readonly onChoose: (place: string) => void;
}

/** The likeliest place of a name was taken. Here are the others. */
export const OtherPlaces = ({ places, onChoose }: OtherPlacesProps) => (
  <details className="group">
    <Summary>
      <Trans>Did you mean another place of that name?</Trans>
    </Summary>
    <div className="mt-1 flex">
      <PlaceChoices places={places} onChoose={onChoose} />
    </div>
  </details>
);
