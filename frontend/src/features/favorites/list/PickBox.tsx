import { useLingui } from '@lingui/react/macro';

interface PickBoxProps {
  readonly name: string;
  readonly isPicked: boolean;
  /** Id of the text that says more. */
  readonly describedBy: string;
  readonly onToggle: () => void;
}

/** Picks a favorite to compare. */
export const PickBox = ({ name, isPicked, describedBy, onToggle }: PickBoxProps) => {
  const { t } = useLingui();
  return (
    <label className="touch relative z-[1] grid shrink-0 cursor-pointer place-content-center">
      <input
        type="checkbox"
        aria-label={t`Compare ${name}`}
        aria-describedby={describedBy}
        checked={isPicked}
        onChange={onToggle}
        className="size-6 cursor-pointer accent-accent"
      />
    </label>
  );
};
