import type { WatchedFamily } from '@hearthway/domain/staff/timeline.contract.ts';
import { Trans } from '@lingui/react/macro';
import { CreditCard, Gift, LogOut, Mail, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { AddNote } from './AddNote.tsx';
import { EndSessions } from './EndSessions.tsx';
import { GivePlan } from './GivePlan.tsx';
import { ResendMail } from './ResendMail.tsx';
import { SyncPlan } from './SyncPlan.tsx';
import type { FamilyDrafts } from './useFamilyDrafts.ts';

interface FamilyActionsProps {
  readonly userId: string;
  readonly family: Pick<WatchedFamily, 'firstName' | 'isConfirmed'>;
  readonly drafts: Pick<FamilyDrafts, 'note' | 'setNote'>;
}

/** Support actions on a family. Each asks for confirmation. */
export const FamilyActions = ({ userId, family, drafts }: FamilyActionsProps) => {
  const [dialog, setDialog] = useState<
    'end-sessions' | 'gifts' | 'mails' | 'notes' | 'sync-plan'
  >();
  const close = () => setDialog(undefined);
  return (
    <div className={buttonRow}>
      <Button look="secondary" onClick={() => setDialog('notes')}>
        <StickyNote aria-hidden className="size-4" />
        <Trans>Add a note</Trans>
      </Button>
      <Button look="secondary" onClick={() => setDialog('mails')}>
        <Mail aria-hidden className="size-4" />
        <Trans>Send a mail again</Trans>
      </Button>
      <Button look="secondary" onClick={() => setDialog('gifts')}>
        <Gift aria-hidden className="size-4" />
        <Trans>Give a plan</Trans>
      </Button>
      <Button look="secondary" onClick={() => setDialog('sync-plan')}>
        <CreditCard aria-hidden className="size-4" />
        <Trans>Read the plan again</Trans>
      </Button>
      <Button look="danger" onClick={() => setDialog('end-sessions')}>
        <LogOut aria-hidden className="size-4" />
        <Trans>End sessions</Trans>
      </Button>
      {dialog === 'notes' && <AddNote userId={userId} drafts={drafts} onClose={close} />}
      {dialog === 'mails' && (
        <ResendMail userId={userId} isConfirmed={family.isConfirmed} onClose={close} />
      )}
      {dialog === 'gifts' && <GivePlan userId={userId} name={family.firstName} onClose={close} />}
      {dialog === 'sync-plan' && <SyncPlan userId={userId} onClose={close} />}
      {dialog === 'end-sessions' && (
        <EndSessions userId={userId} name={family.firstName} onClose={close} />
      )}
    </div>
  );
};
