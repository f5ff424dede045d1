import type { Colleague, StaffThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Combine, RotateCcw, StickyNote, UserRoundCheck } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';

interface ThreadActionsProps {
  readonly thread: StaffThread;
  readonly staffId: string;
  readonly colleagues: readonly Colleague[];
  /** Command in progress. */
  readonly pending: string | undefined;
  readonly onAssign: (staffId: string | null) => void;
  /** Resolves the thread, or reopens it. */
  readonly onClose: () => void;
  readonly onNote: () => void;
  readonly onMerge: () => void;
}

export const ThreadActions = ({
  thread,
  staffId,
  colleagues,
  pending,
  onAssign,
  onClose,
  onNote,
  onMerge,
}: ThreadActionsProps) => {
  const { t } = useLingui();
  const { status, assignedTo, others } = thread;
  const isOpen = status === 'waiting' || status === 'answered';
  const isMerged = status === 'merged';
  const isKnown = colleagues.some((each) => each.staffId === assignedTo);
  return (
    <div tabIndex={-1} className="grid gap-3">
      {!isMerged && (
        <>
          <Select
            label={t`Assigned to`}
            value={assignedTo ?? ''}
            options={[
              { value: '', name: t`No one` },
              { value: staffId, name: t`Me` },
              ...colleagues.map((each) => ({ value: each.staffId, name: each.name })),
              ...(assignedTo === null || assignedTo === staffId || isKnown
                ? []
                : [{ value: assignedTo, name: t`A former colleague` }]),
            ]}
            onChoose={(chosen) => onAssign(chosen === '' ? null : chosen)}
          />
          {assignedTo === null && (
            <Button
              look="secondary"
              isBusy={pending === 'assign'}
              onClick={() => onAssign(staffId)}
            >
              <UserRoundCheck aria-hidden className="size-4" />
              <Trans>Assign to me</Trans>
            </Button>
          )}
          <Button
            look="secondary"
            isBusy={pending === 'resolve' || pending === 'reopen'}
            onClick={onClose}
          >
            {isOpen ? (
              <>
                <CircleCheck aria-hidden className="size-4" />
                <Trans>Resolve</Trans>
              </>
            ) : (
              <>
                <RotateCcw aria-hidden className="size-4" />
                <Trans>Reopen</Trans>
              </>
            )}
          </Button>
        </>
      )}
      <Button look="secondary" onClick={onNote}>
        <StickyNote aria-hidden className="size-4" />
        <Trans>Add a note</Trans>
      </Button>
      {!isMerged && others.some((other) => other.status !== 'merged') && (
        <Button look="secondary" onClick={onMerge}>
          <Combine aria-hidden className="size-4" />
          <Trans>Join with another</Trans>
        </Button>
      )}
    </div>
  );
};
