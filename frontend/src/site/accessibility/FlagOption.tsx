import type { AccessibilitySettings } from '@hearthway/domain/journey/accessibility.constants.ts';
import { accessibility } from '../../accessibility/accessibility.ts';
import { useAccessibility } from '../../accessibility/useAccessibility.ts';
import { Checkbox } from '../../components/Checkbox.tsx';

/** A setting that is on or off. */
type Flag = {
  [Name in keyof AccessibilitySettings]: AccessibilitySettings[Name] extends boolean ? Name : never;
}[keyof AccessibilitySettings];

interface FlagOptionProps {
  readonly flag: Flag;
  readonly label: string;
  /** What it does to the pages. */
  readonly description: string;
}

export const FlagOption = ({ flag, ...props }: FlagOptionProps) => {
  const isOn = useAccessibility()[flag];
  return (
    <Checkbox {...props} isOn={isOn} onSwitch={(on) => accessibility.change({ [flag]: on })} />
  );
};
