import { Trans } from '@lingui/react/macro';
import { CRISIS_CALL, CRISIS_TEXT } from './crisis-line.ts';

export const CrisisLine = () => (
  <p>
    <Trans>
      Is it all too much right now? <a href={CRISIS_CALL}>Call 988</a> or{' '}
      <a href={CRISIS_TEXT}>text 988</a>, day or night. It is free, and someone will listen. If
      someone is in danger, <a href="tel:911">call 911</a>.
    </Trans>
  </p>
);
