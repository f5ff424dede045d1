import { useId } from 'react';
import { accessibility } from '../../accessibility/accessibility.ts';
import type { AccessibilitySettings } from '../../accessibility/settings.ts';
import { useAccessibility } from '../../accessibility/useAccessibility.ts';

/** A setting that is on or off. */
type Flag = {
  [Name in keyof AccessibilitySettings]: AccessibilitySettings[Name] extends boolean ? Name : never;
}[keyof AccessibilitySettings];

interface CheckboxProps {
  readonly flag: Flag;
  readonly label: string;
  /** What it does to the pages. */
  readonly description: string;
}

export const Checkbox = ({ flag, label, description }: CheckboxProps) => {
  const id = useId();
  const isOn = useAccessibility()[flag];
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-3">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={`${id}-description`}
        onChange={({ target }) => accessibility.change({ [flag]: target.checked })}
        className="size-6 cursor-pointer accent-accent"
      />
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center py-2 font-semibold">
        {label}
      </label>
      <p id={`${id}-description`} className="col-start-2 -mt-2 text-sm text-text-soft">
        {description}
      </p>
    </div>
  );
};
