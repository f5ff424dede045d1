import type { InboxPeople } from '@hearthway/domain/live/live.contract.ts';
import { Trans } from '@lingui/react/macro';
import { Eye, PenLine } from 'lucide-react';

interface PeopleHereProps {
  /** Colleagues with the thread open. */
  readonly people: InboxPeople['people'];
  readonly nameOf: (staffId: string) => string;
}

/** Colleagues who have the same thread open, and whether they are typing. Renders nothing without any. */
export const PeopleHere = ({ people, nameOf }: PeopleHereProps) =>
  people.map(({ staffId, isWriting }) => {
    const name = nameOf(staffId);
    const Icon = isWriting ? PenLine : Eye;
    return (
      <p key={staffId} className="flex items-center gap-2 text-sm font-semibold text-caution">
        <Icon aria-hidden className="size-4 shrink-0" />
        {isWriting ? <Trans>{name} is writing a reply</Trans> : <Trans>{name} has this open</Trans>}
      </p>
    );
  });
