import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { chatWindow } from './shared/chat-window.ts';

interface ChatDialogProps {
  /** Id of the greeting, which describes the assistant. */
  readonly greeting?: string | undefined;
  readonly children: ReactNode;
}

/** Window of the assistant. */
export const ChatDialog = ({ greeting, children }: ChatDialogProps) => {
  const { t } = useLingui();
  const id = useId();
  return (
    <Dialog
      place="corner"
      aria-labelledby={id}
      aria-describedby={greeting}
      onClose={chatWindow.close}
      isLight
    >
      <div className="flex min-h-full flex-col sm:h-full">
        <header className="flex items-center gap-3 border-b border-line py-2 ps-4 pe-2">
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="text-lg">
              <Trans>AI Support Chat</Trans>
            </h2>
            <p className="rounded-soft bg-positive-wash px-2 text-sm font-semibold text-positive">
              <Trans>24/7 Available</Trans>
            </p>
          </div>
          <button
            type="button"
            aria-label={t`Close`}
            onClick={chatWindow.close}
            className="touch inline-flex shrink-0 cursor-pointer items-center justify-center rounded-soft text-accent hover:bg-accent-wash"
          >
            <X aria-hidden className="size-5" />
          </button>
        </header>
        {children}
      </div>
    </Dialog>
  );
};
