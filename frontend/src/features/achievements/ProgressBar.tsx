interface ProgressBarProps {
  readonly value: number;
  readonly of: number;
}

/** The words beside it say the same. */
export const ProgressBar = ({ value, of }: ProgressBarProps) => (
  <progress
    aria-hidden
    value={value}
    max={of}
    className="h-2.5 w-full appearance-none overflow-hidden rounded-soft bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
  />
);
