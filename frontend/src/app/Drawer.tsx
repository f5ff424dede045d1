import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '../components/Dialog.tsx';
import { headerEntry } from '../components/header-entry.ts';

interface DrawerProps {
  readonly children: (close: () => void) => ReactNode;
}

/** The header's links on narrow screens, behind a button. Arriving on another page closes it. */
export const Drawer = ({ children }: DrawerProps) => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const close = () => setOpenAt(undefined);
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
      {isOpen && <Panel onClose={close}>{children(close)}</Panel>}
    </>
  );
};

interface PanelProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const Panel = ({ onClose, children }: PanelProps) => {
  const { t } = useLingui();
  return (
    <Dialog place="side" aria-label={t`Menu`} onClose={onClose} isLight>
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
    </Dialog>
  );
};
