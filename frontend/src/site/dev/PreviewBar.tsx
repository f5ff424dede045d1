import {
  type AccessibilitySettings,
  COLOR_MODES,
  FONT_FAMILIES,
  FONT_SIZE,
} from '@hearthway/domain/journey/accessibility.constants.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { Select } from '../../components/Select.tsx';
import { Slider } from '../../components/Slider.tsx';
import { accessibility } from '../../features/journey/shared/accessibility/accessibility.ts';
import { applySettings } from '../../features/journey/shared/accessibility/apply-settings.ts';
import { useAccessibility } from '../../features/journey/shared/accessibility/useAccessibility.ts';

const named = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, name: value }));

const COLOR_MODE_OPTIONS = named(COLOR_MODES);
const FONT_FAMILY_OPTIONS = named(FONT_FAMILIES);

export const PreviewBar = () => {
  const { settings, show, end } = usePreview();
  const { colorMode, fontSize, fontFamily } = settings;
  return (
    <section
      aria-label="Preview"
      className="grid gap-x-8 gap-y-4 rounded-soft border border-line bg-raised p-4 shadow-soft sm:grid-cols-2 lg:grid-cols-3"
    >
      <Select
        label="Color mode"
        value={colorMode}
        options={COLOR_MODE_OPTIONS}
        onChoose={(mode) => show({ colorMode: mode })}
      />
      <Select
        label="Font family"
        value={fontFamily}
        options={FONT_FAMILY_OPTIONS}
        onChoose={(family) => show({ fontFamily: family })}
      />
      <Slider
        label="Text size"
        {...FONT_SIZE}
        value={fontSize}
        valueText={`${fontSize} px`}
        onSlide={(size) => show({ fontSize: size })}
      />
      <Checkbox
        label="Reduced motion"
        description="Things change at once, and nothing moves by itself."
        isOn={settings.reducedMotion}
        onSwitch={(isOn) => show({ reducedMotion: isOn, autoplay: !isOn })}
      />
      <Checkbox
        label="Simplified view"
        description="No drawings and no shadows."
        isOn={settings.sensoryReduction}
        onSwitch={(isOn) => show({ sensoryReduction: isOn })}
      />
      <Checkbox
        label="Enhanced colors"
        description="Good news, warnings and problems differ by more than red and green."
        isOn={settings.colorBlindFriendly}
        onSwitch={(isOn) => show({ colorBlindFriendly: isOn })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-full">
        <Button look="secondary" onClick={end}>
          Back to my settings
        </Button>
        <p className="text-sm text-text-soft">Nothing of this is saved.</p>
      </div>
    </section>
  );
};

type Changes = Partial<AccessibilitySettings>;

interface Preview {
  /** The part in view. */
  readonly settings: AccessibilitySettings;
  readonly show: (changes: Changes) => void;
  readonly end: () => void;
}

const NOTHING: Changes = {};

/** Settings applied over the saved ones while the page is open. None is saved. */
const usePreview = (): Preview => {
  const saved = useAccessibility();
  const [changes, setChanges] = useState(NOTHING);

  useEffect(() => {
    const show = (shown: Changes): void => {
      const colorMode = accessibility.previewed() ?? accessibility.current().colorMode;
      applySettings(document.documentElement, { ...accessibility.current(), colorMode, ...shown });
    };
    show(changes);
    // The panel may change the layout below.
    const stop = accessibility.subscribe(() => show(changes));
    return () => {
      stop();
      show(NOTHING);
    };
  }, [changes]);

  return {
    settings: { ...saved, ...changes },
    show: (more) => setChanges({ ...changes, ...more }),
    end: () => setChanges(NOTHING),
  };
};
