import { addDays } from '@hearthway/domain/calendar/days.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorWords } from '../../api/error-words.ts';
import { Button, buttonRow } from '../../components/Button.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { useMay } from '../household/shared/useMay.ts';
import { dayPath, ENTRIES_PATH, useCalendarCommand } from './calendar.queries.ts';
import type { OfOccurrence } from './EntryForms.tsx';
import { type Reach, ReachField } from './ReachField.tsx';
import { daysOf } from './when-words.ts';

const CANCELED = { isCanceled: true, when: null, title: null, place: null, notes: null };

const commandOf = ({ entry, occurrence }: OfOccurrence, reach: Reach) => {
  const path = `${ENTRIES_PATH}/${entry.id}`;
  switch (reach) {
    case 'one':
      return { method: 'PUT', path: dayPath(occurrence), body: CANCELED } as const;
    case 'following': {
      const until = addDays(occurrence.day, -1);
      return {
        method: 'PUT',
        path,
        body: { repeats: { ...entry.repeats, count: null, until } },
      } as const;
    }
    case 'all':
      return { method: 'DELETE', path } as const;
  }
};

interface RemoveEntryProps extends OfOccurrence {
  /** False for a plan that has no calendar: its entries are only removed, as a whole. */
  readonly isCovered: boolean;
  readonly onDone: () => void;
}

/** Removes an entry, which can be taken back for a day, or cancels one day of a series. */
export const RemoveEntry = ({ isCovered, onDone, ...of }: RemoveEntryProps) => {
  const { i18n } = useLingui();
  const { userId, entry, occurrence } = of;
  const { mayRemove } = useMay('calendar');
  const isSeries = entry.repeats !== null && isCovered;
  const [reach, setReach] = useState<Reach>(isSeries ? 'one' : 'all');
  const { mutate, isPending, error } = useCalendarCommand(userId);
  return (
    <div className="grid grid-cols-1 gap-5">
      <FormProblem
        problem={
          error === null
            ? undefined
            : errorWords(i18n, error, msg`We couldn’t remove this. Please try again.`)
        }
      />
      {isSeries && mayRemove && (
        <ReachField
          isFirst={occurrence.day === daysOf(entry.when).first}
          reach={reach}
          onChoose={setReach}
        />
      )}
      <p>
        {reach === 'one' ? (
          <Trans>This one is shown as canceled. You can take that back.</Trans>
        ) : (
          <Trans>Others of your household will not see it any more either.</Trans>
        )}
      </p>
      <div className={buttonRow}>
        <Button
          look="danger"
          isBusy={isPending}
          onClick={() => mutate(commandOf(of, reach), { onSuccess: onDone })}
        >
          {reach === 'one' ? <Trans>Cancel this one</Trans> : <Trans>Remove</Trans>}
        </Button>
        <Button look="quiet" onClick={onDone}>
          <Trans>No, keep it</Trans>
        </Button>
      </div>
    </div>
  );
};
