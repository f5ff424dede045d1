import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { errorWords, nothingSaid } from '../../api/error-words.ts';
import { Button } from '../../components/Button.tsx';
import { isRenewable, minutesLeft } from './grant.ts';
import { useNow } from './useNow.ts';

/** The way to look for longer. */
export interface Renewal {
  readonly isRenewing: boolean;
  /** Why it failed, if it did. */
  readonly error: Error | null;
  readonly renew: () => void;
}

interface GrantLineProps {
  /** ISO. */
  readonly grantUntil: string;
  readonly renewal: Renewal;
}

/** That the family knows, and for how long somebody may look. */
export const GrantLine = ({
  grantUntil,
  renewal: { isRenewing, error, renew },
}: GrantLineProps) => {
  const { i18n } = useLingui();
  const minutes = minutesLeft(grantUntil, useNow());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-soft bg-accent-wash px-4 py-2">
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
      <p role="alert" className="text-danger empty:hidden">
        {error !== null && errorWords(i18n, error, nothingSaid)}
      </p>
      {isRenewable(minutes) && (
        <Button look="secondary" isBusy={isRenewing} onClick={renew}>
          {isRenewing ? <Trans>Renewing…</Trans> : <Trans>Renew</Trans>}
        </Button>
      )}
    </div>
  );
};
