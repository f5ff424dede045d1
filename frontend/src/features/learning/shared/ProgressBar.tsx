interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** How much of a whole is done. */
export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <progress
    aria-label={label}
    value={value}
    max={max}
    className="h-2 w-full min-w-0 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
  />
);
