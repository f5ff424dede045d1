import { Button } from '../../../components/Button.tsx';

interface PlaceChoicesProps {
  /** Names such as "Durham, CT". */
  readonly places: readonly string[];
  readonly onChoose: (place: string) => void;
}

/** Button for each of several places of one name. */
export const PlaceChoices = ({ places, onChoose }: PlaceChoicesProps) => (
  <ul className="flex flex-wrap justify-center gap-2">
    {places.map((place) => (
      <li key={place}>
        <Button look="secondary" onClick={() => onChoose(place)}>
          {place}
        </Button>
      </li>
    ))}
  </ul>
);
