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

/** Support's actions for a family. Each asks for confirmation. */
export const FamilyActions = ({ userId, family, drafts }: FamilyActionsProps) => {
  const [asked, setAsked] = useState<'end-sessions' | 'gifts' | 'mails' | 'notes' | 'sync-plan'>();
  const close = () => setAsked(undefined);
  return (
    <div className={buttonRow}>
      <Button look="secondary" onClick={() => setAsked('notes')}>
        <StickyNote aria-hidden className="size-4" />
        <Trans>Add a note</Trans>
      </Button>
      <Button look="secondary" onClick={() => setAsked('mails')}>
        <Mail aria-hidden className="size-4" />
        <Trans>Send a mail again</Trans>
      </Button>
      <Button look="secondary" onClick={() => setAsked('gifts')}>
        <Gift aria-hidden className="size-4" />
        <Trans>Give a plan</Trans>
      </Button>
      <Button look="secondary" onClick={() => setAsked('sync-plan')}>
        <CreditCard aria-hidden className="size-4" />
        <Trans>Read the plan again</Trans>
      </Button>
      <Button look="danger" onClick={() => setAsked('end-sessions')}>
        <LogOut aria-hidden className="size-4" />
        <Trans>End sessions</Trans>
      </Button>
      {asked === 'notes' && <AddNote userId={userId} drafts={drafts} onClose={close} />}
      {asked === 'mails' && (
        <ResendMail userId={userId} isConfirmed={family.isConfirmed} onClose={close} />
      )}
      {asked === 'gifts' && <GivePlan userId={userId} name={family.firstName} onClose={close} />}
      {asked === 'sync-plan' && <SyncPlan userId={userId} onClose={close} />}
      {asked === 'end-sessions' && (
        <EndSessions userId={userId} name={family.firstName} onClose={close} />
      )}
    </div>
  );
};
