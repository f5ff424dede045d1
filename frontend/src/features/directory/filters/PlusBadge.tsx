import { Trans } from '@lingui/react/macro';

export const PlusBadge = () => (
  <span className="rounded-soft bg-caution-wash px-2 py-0.5 text-sm font-semibold text-caution">
    <Trans comment="The name of a plan, on a badge">Plus</Trans>
  </span>
);
