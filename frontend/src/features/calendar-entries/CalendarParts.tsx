import type {
  Calendar,
  CalendarEntry,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { stayInPlace } from '../../components/stay-in-place.ts';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { Removed } from '../../forms/Removal.tsx';
import { useRemoval } from '../../forms/useRemoval.ts';
import { calendarKey, ENTRIES_PATH } from './calendar.queries.ts';
import { NewEntry } from './EntryForms.tsx';
import { NEW_APPOINTMENT, NEW_TASK } from './shared/new-entry.ts';

interface AddEntryProps extends Pick<Calendar, 'adults'> {
  readonly userId: string;
  /** ISO day that the form begins with. */
  readonly day: string;
}

/** Button that opens the form of a new entry. Other pages lead to it by a fragment. */
export const AddEntry = ({ userId, day, adults }: AddEntryProps) => {
  const { hash, search } = useLocation();
  const isTask = hash === `#${NEW_TASK}`;
  const isAsked = isTask || hash === `#${NEW_APPOINTMENT}`;
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(isAsked);
  const close = () => {
    setIsOpen(false);
    if (isAsked) void navigate({ search, hash: '' }, { replace: true, ...stayInPlace });
  };
  return (
    <>
      <Button look="primary" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden className="size-4" />
        <Trans>Add</Trans>
      </Button>
      {isOpen && (
        <TitledDialog title={<Trans>Add to the calendar</Trans>} onClose={close}>
          <NewEntry userId={userId} day={day} adults={adults} isTask={isTask} onDone={close} />
        </TitledDialog>
      )}
    </>
  );
};

interface RemovedEntryProps {
  readonly userId: string;
  readonly entry: CalendarEntry;
}

/** Entry that was removed within the last day, and can be taken back. */
export const RemovedEntry = ({ userId, entry: { id, title, removedAt } }: RemovedEntryProps) => (
  <Removed removedAt={removedAt} removal={useRemoval(`${ENTRIES_PATH}/${id}`, calendarKey(userId))}>
    {(until) => (
      <Trans>
        {title} was removed. You can take it back until {until}.
      </Trans>
    )}
  </Removed>
);
