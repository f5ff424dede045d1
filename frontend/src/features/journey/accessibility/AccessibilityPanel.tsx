import {
  type AccessibilitySettings,
  FONT_SIZE,
} from '@hearthway/domain/journey/accessibility.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { Slider } from '../../../components/Slider.tsx';
import { useModal } from '../../../components/useModal.ts';
import { accessibility } from '../shared/accessibility/accessibility.ts';
import { useAccessibility, usePreviewedMode } from '../shared/accessibility/useAccessibility.ts';
import { DisplayOptions } from './DisplayOptions.tsx';
import { FontChoice } from './FontChoice.tsx';
import { Section } from './Section.tsx';

/**
 * Beside the page rather than over it, so that everybody sees what a setting does. Its width is in
 * pixels: a slider that grew with the size of the text would run away from the finger that moves
 * it.
 */
export const AccessibilityPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const id = useId();
  const dialog = useModal();
  const [isReset, setIsReset] = useState(false);
  const isPreviewing = usePreviewedMode() !== undefined;

  useEffect(() => accessibility.endPreview, []);
  useEffect(() => accessibility.subscribe(() => setIsReset(false)), []);

  const reset = (): void => {
    accessibility.reset();
    setIsReset(true);
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-note`}
      onClose={onClose}
      className={`fixed start-0 top-auto bottom-0 m-0 flex max-h-[85dvh] w-full max-w-[448px] animate-appear flex-col overscroll-contain rounded-t-soft border border-line bg-raised text-text shadow-soft sm:start-[12px] sm:bottom-[12px] sm:rounded-soft ${isPreviewing ? 'backdrop:bg-transparent' : 'backdrop:bg-scrim/20'}`}
    >
      <header className="flex items-start justify-between gap-2 border-b border-line px-[20px] py-3">
        <div>
          <h2 id={`${id}-title`} className="text-xl">
            <Trans>Accessibility</Trans>
          </h2>
          <p id={`${id}-note`} className="text-sm text-text-soft">
            <Trans>Settings are saved automatically</Trans>
          </p>
        </div>
        <button
          type="button"
          aria-label={t`Close`}
          onClick={() => dialog.current?.close()}
          className="touch -me-[12px] grid shrink-0 cursor-pointer place-content-center rounded-soft transition-colors hover:bg-sunken"
        >
          <X aria-hidden className="size-5" />
        </button>
      </header>
      <div className="grid min-h-0 gap-8 overflow-y-auto px-[20px] py-5">
        <DisplayOptions />
        <TextOptions />
        <AnimationSettings />
        <NavigationOptions />
        <div>
          <Button look="secondary" onClick={reset}>
            <Trans>Reset to Defaults</Trans>
          </Button>
          <p role="status" className="mt-2 text-sm empty:hidden">
            {isReset && <Trans>Everything is back to its default.</Trans>}
          </p>
        </div>
      </div>
    </dialog>
  );
};

const AnimationSettings = () => {
  const { t } = useLingui();
  return (
    <Section title={t`Animation Settings`}>
      <FlagOption
        flag="reducedMotion"
        label={t`Reduce motion`}
        description={t`Changes happen at once, without movement.`}
      />
      <FlagOption
        flag="autoplay"
        label={t`Auto-play animations`}
        description={t`Stories advance automatically.`}
      />
      <FlagOption
        flag="sensoryReduction"
        label={t`Simplified view`}
        description={t`No drawings and no shadows.`}
      />
    </Section>
  );
};

const NavigationOptions = () => {
  const { t } = useLingui();
  return (
    <Section title={t`Navigation Options`}>
      <FlagOption
        flag="focusIndicators"
        label={t`Large focus indicators`}
        description={t`A thick outline shows where you are on the page.`}
      />
      <FlagOption
        flag="screenReaderOptimized"
        label={t`Screen reader optimized`}
        description={t`The link that skips the menu is always visible, and links are clearly underlined.`}
      />
      <FlagOption
        flag="colorBlindFriendly"
        label={t`Enhanced colors`}
        description={t`Good news, warnings, and problems look different even if you can’t tell red from green.`}
      />
    </Section>
  );
};

const TextOptions = () => {
  const { t } = useLingui();
  const { fontSize } = useAccessibility();
  return (
    <Section title={t`Text Options`}>
      <Slider
        label={t`Font size`}
        {...FONT_SIZE}
        value={fontSize}
        valueText={t`${fontSize} pixels`}
        onSlide={(size) => accessibility.change({ fontSize: size })}
      />
      <FontChoice />
    </Section>
  );
};

/** A setting that is on or off. */
type Flag = {
  [Name in keyof AccessibilitySettings]: AccessibilitySettings[Name] extends boolean ? Name : never;
}[keyof AccessibilitySettings];

interface FlagOptionProps {
  readonly flag: Flag;
  readonly label: string;
  /** The effect on pages. */
  readonly description: string;
}

const FlagOption = ({ flag, ...props }: FlagOptionProps) => {
  const isOn = useAccessibility()[flag];
  return (
    <Checkbox {...props} isOn={isOn} onSwitch={(on) => accessibility.change({ [flag]: on })} />
  );
};
