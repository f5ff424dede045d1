import { Trans } from '@lingui/react/macro';
import { Accessibility } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { withCatalogs } from '../../../i18n/load-catalog.ts';

interface PanelProps {
  readonly onClose: () => void;
}

/**
 * On every page, at the lower left: the room below the footer keeps it from covering the end of a
 * page. Most people never open the panel, and load nothing of it.
 */
export const AccessibilityButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
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
    <div className="fixed start-3 bottom-3 z-10">
      <p role="alert" className="mb-2 rounded-soft bg-caution-wash px-4 py-2 empty:hidden">
        {isBroken && <Trans>We couldn’t load the settings. Please try again.</Trans>}
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="touch inline-flex cursor-pointer items-center gap-2 rounded-soft border border-line-strong bg-raised px-3 font-semibold text-accent shadow-soft transition-colors hover:bg-accent-wash"
      >
        <Accessibility aria-hidden className="size-5" />
        <Trans>Accessibility</Trans>
      </button>
      {isOpen && Panel && <Panel onClose={() => setIsOpen(false)} />}
    </div>
  );
};
