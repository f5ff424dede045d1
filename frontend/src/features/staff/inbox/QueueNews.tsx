import type { InboxThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownUp, Siren } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { Tooltip, Tooltips } from '../../../components/Tooltip.tsx';
import { NEWS_KEY } from '../useShortcuts.ts';

interface QueueNewsProps {
  /** Threads that arrived while the reader was in the list. */
  readonly added: readonly InboxThread[];
  readonly isOutOfOrder: boolean;
  readonly onTakeIn: () => void;
}

/** Notice that the queue has changed, with a button to apply the changes. */
export const QueueNews = ({ added, isOutOfOrder, onTakeIn }: QueueNewsProps) => {
  const { t } = useLingui();
  const isCrisis = added.some(({ crisis }) => crisis !== null);
  const { length: count } = added;
  const words = isCrisis
    ? t`${plural(count, { one: '# new: words of a crisis', other: '# new: words of a crisis' })}`
    : t`${plural(count, { one: '# new conversation', other: '# new conversations' })}`;
  const isShown = count > 0 || isOutOfOrder;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? words : isOutOfOrder && <Trans>The queue has changed.</Trans>}
      </p>
      {/* Keeps its space while hidden, so that rows do not move when it comes or goes. */}
      <div className="pointer-events-none sticky top-2 z-10 grid h-11 justify-items-center sm:-my-3 sm:h-0">
        {isShown && (
          <span className="pointer-events-auto animate-appear sm:-mt-4">
            <Tooltips>
              <Tooltip text={t`Press ${NEWS_KEY} to see the queue as it is now`}>
                <Button look={isCrisis ? 'danger' : 'primary'} onClick={onTakeIn}>
                  {isCrisis ? (
                    <Siren aria-hidden className="size-4" />
                  ) : (
                    <ArrowDownUp aria-hidden className="size-4" />
                  )}
                  {count > 0 ? words : <Trans>Update the queue</Trans>}
                </Button>
              </Tooltip>
            </Tooltips>
          </span>
        )}
      </div>
    </>
  );
};
