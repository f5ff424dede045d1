import type { AccessibilitySettings } from '@hearthway/domain/journey/accessibility.constants.ts';
import { useEffect, useState } from 'react';
import { accessibility } from '../../accessibility/accessibility.ts';
import { applySettings } from '../../accessibility/apply-settings.ts';
import { useAccessibility } from '../../accessibility/useAccessibility.ts';

type Changes = Partial<AccessibilitySettings>;

interface Preview {
  /** What is shown. */
  readonly settings: AccessibilitySettings;
  readonly show: (changes: Changes) => void;
  readonly end: () => void;
}

const NOTHING: Changes = {};

/** Any settings, shown as long as the page is, on top of those that are set. None is saved. */
export const usePreview = (): Preview => {
  const saved = useAccessibility();
  const [changes, setChanges] = useState(NOTHING);

  useEffect(() => {
    const show = (shown: Changes): void => {
      const colorMode = accessibility.previewed() ?? accessibility.current().colorMode;
      applySettings(document.documentElement, { ...accessibility.current(), colorMode, ...shown });
    };
    show(changes);
    // The panel may change what lies below.
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
