import { Trans } from '@lingui/react/macro';
import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonRow } from './Button.tsx';

/** Buttons to print the page or download its data. */
export const PrintAndDownload = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${buttonRow} print:hidden`}>
    <PrintButton />
    {children}
  </div>
);

export const PrintButton = () => (
  <Button look="secondary" onClick={() => window.print()}>
    <Printer aria-hidden className="size-4" />
    <Trans>Print</Trans>
  </Button>
);

interface DownloadButtonProps {
  readonly format: 'csv' | 'json';
  readonly isBusy?: boolean;
  readonly onDownload: () => void;
}

/** Download for spreadsheets, or for other programs. */
export const DownloadButton = ({ format, isBusy = false, onDownload }: DownloadButtonProps) => (
  <Button look="secondary" onClick={onDownload} isBusy={isBusy}>
    <Download aria-hidden className="size-4" />
    {format === 'csv' ? <Trans>Download as CSV</Trans> : <Trans>Download as JSON</Trans>}
  </Button>
);
