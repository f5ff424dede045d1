import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useModal } from '../components/useModal.ts';
import { headerEntry } from './header-entry.ts';

/** The header's links on narrow screens, behind a button. Arriving on another page closes it. */
export const Drawer = ({ children }: { readonly children: ReactNode }) => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
        className={`${headerEntry} cursor-pointer lg:hidden`}
      >
        <Menu aria-hidden className="size-5" />
        <Trans>Menu</Trans>
      </button>
      {isOpen && <Panel onClose={() => setOpenAt(undefined)}>{children}</Panel>}
    </>
  );
};

interface PanelProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it keeps the focus and gives it back. */
const Panel = ({ onClose, children }: PanelProps) => {
  const { t } = useLingui();
  const dialog = useModal();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without us.
    <dialog
      ref={dialog}
      aria-label={t`Menu`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser closes a dialog at the second press of Escape, whatever the page says to it. One
      // that has gone says so too late: the drawer may be open again.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
      className="ms-auto me-0 my-0 h-dvh max-h-none w-80 max-w-full animate-appear overflow-y-auto overscroll-contain bg-raised text-text shadow-soft backdrop:bg-scrim/50"
    >
      <div className="grid gap-4 p-4">
        <button
          type="button"
          onClick={onClose}
          className={`${headerEntry} cursor-pointer justify-self-end`}
        >
          <X aria-hidden className="size-5" />
          <Trans>Close</Trans>
        </button>
        {children}
      </div>
    </dialog>
  );
};
