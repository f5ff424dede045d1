import { Trans } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import { Button, buttonRow } from '../../components/Button.tsx';

/** The ways to have what the page shows on paper, or in a spreadsheet. */
export const TakeAway = ({ onDownload }: { readonly onDownload: () => void }) => (
  <div className={`${buttonRow} print:hidden`}>
    <Button look="secondary" onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      <Trans>Print</Trans>
    </Button>
    <Button look="secondary" onClick={onDownload}>
      <Download aria-hidden className="size-4" />
      <Trans>Download as CSV</Trans>
    </Button>
  </div>
);
