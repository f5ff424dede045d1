import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';

interface MoveButtonsProps {
  readonly name: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
}

/** Moves a favorite by one place with each press. */
export const MoveButtons = ({ name, place, count, onMove }: MoveButtonsProps) => {
  const { t } = useLingui();
  return (
    <div className="flex items-center">
      <MoveButton
        name={t`Move ${name} up`}
        Icon={ArrowUp}
        isAtEnd={place === 0}
        onPress={() => onMove(place - 1)}
      />
      <MoveButton
        name={t`Move ${name} down`}
        Icon={ArrowDown}
        isAtEnd={place === count - 1}
        onPress={() => onMove(place + 1)}
      />
    </div>
  );
};

interface MoveButtonProps {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}

/** Does nothing at the end of the list, but keeps the focus, unlike a disabled button. */
const MoveButton = ({ name, Icon, isAtEnd, onPress }: MoveButtonProps) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={isAtEnd}
    onClick={isAtEnd ? undefined : onPress}
    className="touch grid cursor-pointer place-content-center rounded-soft text-accent transition-colors hover:bg-accent-wash aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
  >
    <Icon aria-hidden className="size-5" />
  </button>
);
