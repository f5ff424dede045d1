import { Trans } from '@lingui/react/macro';
import { Accessibility } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { withCatalogs } from '../../../i18n/load-catalog.ts';
import { useFreeSpot } from './useFreeSpot.ts';

interface PanelProps {
  readonly onClose: () => void;
}

/**
 * On every page, at the lower left, where it is above no control. The room below the footer is its
 * own. Most people never open the panel, and load nothing of it.
 */
export const AccessibilityButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { bottom, state } = useFreeSpot(button);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();

  const open = (): void => {
    setIsOpen(true);
    setIsBroken(false);
    withCatalogs(import('./AccessibilityPanel.tsx'), 'accessibility').then(
      ({ AccessibilityPanel }) => setPanel(() => AccessibilityPanel),
      () => setIsBroken(true),
    );
  };

  return (
    <>
      <div
        data-spot={state}
        style={{ bottom }}
        className="fixed start-[12px] bottom-[12px] z-10 transition-opacity not-data-[spot=free]:pointer-events-none not-data-[spot=free]:opacity-0 has-focus-visible:pointer-events-auto has-focus-visible:opacity-100"
      >
        <p role="alert" className="mb-2 rounded-soft bg-caution-wash px-4 py-2 empty:hidden">
          {isBroken && <Trans>We couldn’t load the settings. Please try again.</Trans>}
        </p>
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          onClick={open}
          className="touch inline-flex cursor-pointer items-center justify-center gap-2 rounded-soft border border-line-strong bg-raised font-semibold sm:px-3 text-accent shadow-soft transition-colors hover:bg-accent-wash"
        >
          <Accessibility aria-hidden className="size-5" />
          <span className="max-sm:sr-only">
            <Trans>Accessibility</Trans>
          </span>
        </button>
      </div>
      {isOpen && Panel && <Panel onClose={() => setIsOpen(false)} />}
    </>
  );
};
