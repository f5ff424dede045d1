import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { Trans } from '@lingui/react/macro';
import { Flag, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { useShare } from './useShare.ts';

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
      <Button look="secondary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" />
        <Trans>Print</Trans>
      </Button>
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
