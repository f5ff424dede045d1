import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';

export const Confirmed = ({ isConfirmed }: { readonly isConfirmed: boolean }) =>
  isConfirmed ? (
    <span className="flex items-center gap-1.5 text-sm text-positive">
      <CircleCheck aria-hidden className="size-4 shrink-0" />
      <Trans>Confirmed</Trans>
    </span>
  ) : (
    <span className="flex items-center gap-1.5 text-sm text-caution">
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      <Trans>Not confirmed</Trans>
    </span>
  );
