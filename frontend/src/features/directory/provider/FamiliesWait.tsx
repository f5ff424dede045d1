import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { WAIT_BATCH } from '@hearthway/domain/directory/wait.constants.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Summary } from '../../../components/Summary.tsx';
import { ReportDialog } from './PageTools.tsx';

interface FamiliesWaitProps {
  readonly userId: string;
  readonly provider: Pick<Provider, 'id' | 'name' | 'wait'>;
  readonly onGone: () => void;
}

/** How the wait of families is counted, and where a clinic answers it. */
export const FamiliesWait = ({ userId, provider, onGone }: FamiliesWaitProps) => {
  const [isReporting, setIsReporting] = useState(false);
  if (provider.wait === null) return null;
  return (
    <details className="group">
      <Summary>
        <Trans>How families’ waits are counted</Trans>
      </Summary>
      <div className="measure grid justify-items-start gap-3 pt-2">
        <p>
          <Trans>
            Families who keep this provider note the day on which they called or joined the waiting
            list, and the day of their first visit. From {WAIT_BATCH} families on, we show the
            middle one of these waits, rounded. It is slightly blurred, so that it gives no single
            family away, and changes once a week at most, with {WAIT_BATCH} more families. Families
            who still wait are not counted, so a wait that begins now may be longer.
          </Trans>
        </p>
        <p className="print:hidden">
          <Trans>Is this your clinic? You can tell us how long the wait is now.</Trans>
        </p>
        <div className="print:hidden">
          <Button look="secondary" aria-haspopup="dialog" onClick={() => setIsReporting(true)}>
            <Trans>Correct the wait</Trans>
          </Button>
        </div>
      </div>
      {isReporting && (
        <ReportDialog
          userId={userId}
          provider={provider}
          topic="other"
          onClose={() => setIsReporting(false)}
          onGone={onGone}
        />
      )}
    </details>
  );
};
