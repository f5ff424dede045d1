import { Trans } from '@lingui/react/macro';
import { Accessibility } from 'lucide-react';
import { useRef } from 'react';
import { Floating } from '../../../components/floating/Floating.tsx';
import { usePartOnOpen } from '../../../components/usePartOnOpen.ts';
import { withCatalogs } from '../../../i18n/load-catalog.ts';

interface AccessibilityButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const loadPanel = async () =>
  (await withCatalogs(import('./AccessibilityPanel.tsx'), 'accessibility')).AccessibilityPanel;

/** On every page, at the lower left, with its name where the margin has room for it. */
export const AccessibilityButton = ({ isOpen, onOpen, onClose }: AccessibilityButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const { Part: Panel, isBroken } = usePartOnOpen({ isOpen, load: loadPanel, onBroken: onClose });
  return (
    <>
      <Floating name="accessibility" side="start" button={button}>
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
      </Floating>
      {isOpen && Panel && <Panel onClose={onClose} />}
    </>
  );
};
