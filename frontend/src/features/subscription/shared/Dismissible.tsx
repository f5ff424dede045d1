import type { UpgradePrompt } from '@hearthway/domain/subscription/prompts.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { storageOr } from '../../../session/browser-storage.ts';
import { useReportPrompt } from '../../journey/shared/useReportPrompt.ts';
import { isDismissedHere } from './upgrade-dismissal.ts';
import { useDismissPrompt } from './useUpgradePrompt.ts';

const storage = storageOr(() => localStorage);

interface DismissibleProps {
  readonly userId: string;
  readonly where: UpgradePrompt;
  /** Gets the button that hides the prompt. */
  readonly children: (hide: ReactNode) => ReactNode;
}

/** An upgrade prompt, until the family hides it for a day. */
export const Dismissible = ({ userId, where, children }: DismissibleProps) => {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  // The page may show it anew, as with the next search.
  const [wasDismissed] = useState(() => isDismissedHere(storage, where, Date.now()));
  const [isDismissed, setIsDismissed] = useState(false);
  const dismiss = useDismissPrompt(userId, where);
  useReportPrompt(userId, wasDismissed ? undefined : where);
  if (wasDismissed) return null;
  const hide = () => {
    dismiss();
    setIsDismissed(true);
    // The button that had the focus goes.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={isDismissed ? 'sr-only' : undefined}>
      {isDismissed ? (
        <Trans>Hidden for 24 hours.</Trans>
      ) : (
        children(
          <Button look="quiet" aria-label={t`Hide for 24 hours`} onClick={hide}>
            <X aria-hidden className="size-5" />
          </Button>,
        )
      )}
    </div>
  );
};
