import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical, type LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';

interface MoveButtonsProps {
  readonly name: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
  /** For a pointer: by this the whole card can be dragged. */
  readonly handle: RefObject<HTMLSpanElement | null>;
}

/** A card's place in the list: dragged by its handle, or moved by one with each press. */
export const MoveButtons = ({ name, place, count, onMove, handle }: MoveButtonsProps) => {
  const { t } = useLingui();
  return (
    <div className="flex items-center">
      <span
        ref={handle}
        aria-hidden
        className="touch hidden cursor-grab place-content-center rounded-soft text-text-soft hover:bg-accent-wash active:cursor-grabbing pointer-fine:grid"
      >
        <GripVertical className="size-5" />
      </span>
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

/** At the end of the list it does nothing, and unlike a disabled one keeps the focus. */
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
