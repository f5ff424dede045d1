import { Trans } from '@lingui/react/macro';

/** How the free plan starts and ends. */
export const FreePlan = () => (
  <p>
    <Trans>For as long as you like. It needs no card.</Trans>
  </p>
);
