import { type InputHTMLAttributes, useId } from 'react';

interface CheckboxProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled'> {
  readonly label: string;
  /** Action it performs. */
  readonly description: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

export const Checkbox = ({ label, description, isOn, onSwitch, ...props }: CheckboxProps) => {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] content-start items-center gap-x-3 print:hidden">
      <input
        {...props}
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={`${id}-description`}
        onChange={({ target }) => onSwitch(target.checked)}
        className="size-6 cursor-pointer accent-accent disabled:cursor-not-allowed"
      />
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center py-2 font-semibold">
        <span className="min-w-0">{label}</span>
      </label>
      <p id={`${id}-description`} className="col-start-2 -mt-2 text-sm text-text-soft">
        {description}
      </p>
    </div>
  );
};
