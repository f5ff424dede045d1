import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { ReportForm } from './ReportForm.tsx';

interface ReportDialogProps {
  readonly userId: string;
  readonly provider: Pick<Provider, 'id' | 'name'>;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** What somebody has written stays for when they open it again. */
export const ReportDialog = (props: ReportDialogProps) => {
  const id = useId();
  return (
    <Dialog place="center" aria-labelledby={id} onClose={props.onClose}>
      <h2 id={id} className="text-2xl">
        <Trans>Report an error</Trans>
      </h2>
      <p className="mt-2 mb-4">
        <Trans>
          A person looks into it, corrects the listing for everybody, and tells you what came of it.
        </Trans>
      </p>
      <ReportForm {...props} />
    </Dialog>
  );
};
