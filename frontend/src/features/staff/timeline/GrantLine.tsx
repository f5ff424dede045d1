import { RENEWED_BELOW_MINUTES } from '@hearthway/domain/staff/support-access.constants.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useNow } from '../useNow.ts';
import { minutesLeft } from './grant.ts';
import { RenewGrant } from './RenewGrant.tsx';

/** That the family knows, and for how long somebody may look: ISO. */
export const GrantLine = ({ until }: { readonly until: string }) => {
  const minutes = minutesLeft(until, useNow());
  return (
    <div
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-soft bg-accent-wash px-4 py-2"
    >
      <Eye aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 grow basis-60">
        <strong>
          <Trans>The family can see that you looked.</Trans>
        </strong>{' '}
        <Plural
          value={minutes}
          one="You can look for # more minute."
          other="You can look for # more minutes."
        />
      </p>
      <RenewGrant offeredAt={RENEWED_BELOW_MINUTES} />
    </div>
  );
};
