import type { ReportTopic } from '@hearthway/domain/directory/listing-report.constants.ts';
import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Flag, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { PrintButton } from '../../../components/PrintAndDownload.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { PutOnCalendar } from '../../calendar-entries/shared/attached/PutOnCalendar.tsx';
import { providerPath } from '../shared/provider-path.ts';
import { ReportForm } from './ReportForm.tsx';

interface PageToolsProps {
  readonly userId: string;
  readonly provider: Pick<Provider, 'id' | 'name'>;
  readonly onGone: () => void;
}

export const PageTools = ({ userId, provider, onGone }: PageToolsProps) => {
  const share = useShare(provider);
  const [isReporting, setIsReporting] = useState(false);
  return (
    <div className={`print:hidden ${buttonRow}`}>
      <Button look="secondary" onClick={share}>
        <Share2 aria-hidden className="size-4" />
        <Trans>Share</Trans>
      </Button>
      <PrintButton />
      <PutOnCalendar provider={provider} look="secondary" />
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setIsReporting(true)}>
        <Flag aria-hidden className="size-4" />
        <Trans>Report an error</Trans>
      </Button>
      {isReporting && (
        <ReportDialog
          userId={userId}
          provider={provider}
          onClose={() => setIsReporting(false)}
          onGone={onGone}
        />
      )}
    </div>
  );
};

interface ReportDialogProps {
  readonly userId: string;
  readonly provider: Pick<Provider, 'id' | 'name'>;
  /** Topic chosen at first. */
  readonly topic?: ReportTopic;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Keeps an unfinished report for when the dialog opens again. */
export const ReportDialog = (props: ReportDialogProps) => {
  const id = useId();
  return (
    <Dialog place="center" aria-labelledby={id} onClose={props.onClose}>
      <h2 id={id} className="text-2xl">
        <Trans>Report an error</Trans>
      </h2>
      <p className="mt-2 mb-4">
        <Trans>
          A person checks it, corrects the listing for everyone, and tells you the outcome.
        </Trans>
      </p>
      <ReportForm {...props} />
    </Dialog>
  );
};

/** Shares the page's address through the device's dialog, or copies it. */
const useShare = ({ id, name }: Pick<Provider, 'id' | 'name'>): (() => void) => {
  const { t } = useLingui();
  const showToast = useToast();
  const share = async (): Promise<void> => {
    const url = new URL(providerPath(id), window.location.origin).href;
    // Missing on most computers, and on any page without TLS.
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: name, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast({
      tone: 'done',
      title: t`Link copied`,
      description: t`Paste it wherever you like. People have to sign in to open it.`,
    });
  };
  return () => {
    share().catch((error: unknown) => {
      // Sharing was canceled.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({
        tone: 'problem',
        title: t`We couldn’t share this page`,
        description: t`Copy the address of this page from your browser.`,
      });
    });
  };
};
