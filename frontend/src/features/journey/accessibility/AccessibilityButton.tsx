import { Trans } from '@lingui/react/macro';
import { Accessibility } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { withCatalogs } from '../../../i18n/load-catalog.ts';
import { MARGIN } from './free-spot.ts';
import { useFreeSpot } from './useFreeSpot.ts';

interface PanelProps {
  readonly onClose: () => void;
}

interface AccessibilityButtonProps extends PanelProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/**
 * On every page, at the lower left, where it is above no text and no control: in the margin of a
 * wide window, with its name where that margin has room for it. The room below the footer is its
 * own. Most people never open the panel, and load nothing of it.
 */
export const AccessibilityButton = ({ isOpen, onOpen, onClose }: AccessibilityButtonProps) => {
  const [isBroken, setIsBroken] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { bottom, state } = useFreeSpot(button);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();

  useEffect(() => {
    if (!isOpen) return;
    setIsBroken(false);
    withCatalogs(import('./AccessibilityPanel.tsx'), 'accessibility').then(
      ({ AccessibilityPanel }) => setPanel(() => AccessibilityPanel),
      () => {
        setIsBroken(true);
        onClose();
      },
    );
  }, [isOpen, onClose]);

  return (
    <>
      <div
        // Translated, it does not count as a jump of the page. The policy of the prerendered HTML
        // allows no style.
        style={bottom === MARGIN ? {} : { translate: `0 ${MARGIN - bottom}px` }}
        className="@container pointer-events-none fixed inset-x-0 bottom-[12px] z-10"
      >
        <div
          data-spot={state}
          className="pointer-events-auto ms-[12px] w-fit transition-opacity not-data-[spot=free]:pointer-events-none not-data-[spot=free]:opacity-0 has-focus-visible:pointer-events-auto has-focus-visible:opacity-100"
        >
          <p role="alert" className="mb-2 rounded-soft bg-caution-wash px-4 py-2 empty:hidden">
            {isBroken && <Trans>We couldn’t load the settings. Please try again.</Trans>}
          </p>
          <button
            ref={button}
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="touch inline-flex cursor-pointer items-center justify-center gap-2 rounded-soft border border-line-strong bg-raised font-semibold text-accent shadow-soft transition-colors hover:bg-accent-wash @min-[96rem]:px-3"
          >
            <Accessibility aria-hidden className="size-5" />
            <span className="@max-[96rem]:sr-only">
              <Trans>Accessibility</Trans>
            </span>
          </button>
        </div>
      </div>
      {isOpen && Panel && <Panel onClose={onClose} />}
    </>
  );
};
