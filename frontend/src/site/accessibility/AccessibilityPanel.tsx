import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { accessibility } from '../../accessibility/accessibility.ts';
import { usePreviewedMode } from '../../accessibility/useAccessibility.ts';
import { Button } from '../../components/Button.tsx';
import { useModal } from '../../components/useModal.ts';
import { AnimationSettings } from './AnimationSettings.tsx';
import { DisplayOptions } from './DisplayOptions.tsx';
import { NavigationOptions } from './NavigationOptions.tsx';
import { TextOptions } from './TextOptions.tsx';

/**
 * Beside the page rather than over it, so that everybody sees what a setting does. Its width is in
 * pixels: a slider that grew with the size of the text would run away from the finger that moves it.
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
            {isReset && <Trans>Everything is as it was in the beginning.</Trans>}
          </p>
        </div>
      </div>
    </dialog>
  );
};
