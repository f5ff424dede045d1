import type { Mark } from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import type { Calendar } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorWords } from '../../api/error-words.ts';
import { Button, buttonRow } from '../../components/Button.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { LastChange } from '../household/shared/LastChange.tsx';
import { May } from '../household/shared/May.tsx';
import { useMay } from '../household/shared/useMay.ts';
import { AttachedLine } from './AttachedLine.tsx';
import { dayPath, useCalendarCommand } from './calendar.queries.ts';
import { reminderWords } from './calendar-words.ts';
import { ChangeEntry, type OfOccurrence } from './EntryForms.tsx';
import { FileButton } from './FileButton.tsx';
import { RemoveEntry } from './RemoveEntry.tsx';
import { daysOf, minutesBefore, shortDay, timeWords, zoneHere, zoneWords } from './when-words.ts';

interface OccurrenceCardProps extends OfOccurrence {
  readonly adults: Calendar['adults'];
  /** Names of the children that it is for. */
  readonly names: readonly string[];
  /** It has begun, so that it can be noted whether it took place. */
  readonly hasBegun: boolean;
  /** The plan has a calendar, so that entries can be changed. */
  readonly isCovered: boolean;
}

const UNCHANGED = { isCanceled: false, when: null, title: null, place: null, notes: null };

/** Occurrence of an entry: time and title first, then where, who and notes. */
export const OccurrenceCard = (props: OccurrenceCardProps) => {
  const { userId, entry, occurrence, adults, names, hasBegun, isCovered } = props;
  const [open, setOpen] = useState<'change' | 'remove'>();
  const close = () => setOpen(undefined);
  const { title, isCanceled } = occurrence;
  const canWrite = useMay('calendar').mayWrite && isCovered;
  return (
    <article className="grid grid-cols-1 gap-1 rounded-soft border border-line bg-raised p-4 shadow-soft wrap-anywhere">
      <h3 className="text-lg">
        <span className={isCanceled ? 'line-through' : ''}>{title}</span>
        {isCanceled && (
          <>
            {' '}
            <strong>
              <Trans>Canceled</Trans>
            </strong>
          </>
        )}
      </h3>
      <WhenLine occurrence={occurrence} />
      <Details {...props} names={names} />
      <LastChange userId={userId} part="calendar" objectId={entry.id} day={occurrence.day} />
      {canWrite && <Marks {...props} hasBegun={hasBegun} />}
      {!isCanceled && (
        <div className={`${buttonRow} print:hidden`}>
          {canWrite && (
            <Button look="quiet" onClick={() => setOpen('change')}>
              <Trans>
                Change<span className="sr-only"> {title}</span>
              </Trans>
            </Button>
          )}
          <May effect={entry.repeats === null || !isCovered ? 'remove' : 'write'} scope="calendar">
            <Button look="quiet" onClick={() => setOpen('remove')}>
              <Trans>
                Remove<span className="sr-only"> {title}</span>
              </Trans>
            </Button>
          </May>
          <FileButton entry={entry} />
        </div>
      )}
      {open === 'change' && (
        <TitledDialog title={<Trans>Change {title}</Trans>} onClose={close}>
          <ChangeEntry
            userId={userId}
            entry={entry}
            occurrence={occurrence}
            adults={adults}
            onDone={close}
          />
        </TitledDialog>
      )}
      {open === 'remove' && (
        <TitledDialog title={<Trans>Remove {title}?</Trans>} onClose={close}>
          <RemoveEntry
            userId={userId}
            entry={entry}
            occurrence={occurrence}
            isCovered={isCovered}
            onDone={close}
          />
        </TitledDialog>
      )}
    </article>
  );
};

const WhenLine = ({ occurrence }: Pick<OfOccurrence, 'occurrence'>) => {
  const { i18n } = useLingui();
  const { when, shownAt } = occurrence;
  const { first, last } = daysOf(when);
  const until = first === last ? null : shortDay(i18n, last);
  if (when.kind === 'all-day')
    return <p>{until === null ? <Trans>All day</Trans> : <Trans>All day, until {until}</Trans>}</p>;
  const starts = timeWords(i18n, when.startsAt);
  const ends = timeWords(i18n, when.endsAt);
  const isMoment = when.startsAt === when.endsAt;
  const zone = when.timeZone === zoneHere() ? null : zoneWords(i18n, when.timeZone);
  return (
    <div>
      <p>
        {isMoment ? starts : `${starts} – ${until === null ? '' : `${until}, `}${ends}`}
        {zone !== null && `, ${zone}`}
      </p>
      {shownAt !== null && (
        <p className="text-sm">
          <Trans>
            Clocks go forward on this day and skip {starts}. It is at {timeWords(i18n, shownAt)}.
          </Trans>
        </p>
      )}
    </div>
  );
};

const WEB = /^https?:\/\/\S+$/i;

const Details = ({ entry, occurrence, adults, names, hasBegun }: OccurrenceCardProps) => {
  const { t, i18n } = useLingui();
  const { when, place, notes } = occurrence;
  const leave =
    when.kind === 'timed' && entry.travelMinutes > 0
      ? timeWords(i18n, minutesBefore(when.startsAt, entry.travelMinutes))
      : null;
  const counted = entry.kept + entry.missed;
  const adult = adults.find(({ id }) => id === entry.responsibleId)?.name;
  const reminders = entry.reminders
    .map((reminder) => reminderWords(i18n, reminder).toLocaleLowerCase(i18n.locale))
    .join(', ');
  const forWhom = names.length === 0 ? '' : t`For ${names.join(', ')}`;
  const [childId] = entry.childIds.length === 1 && hasBegun ? entry.childIds : [];
  const lines = [
    entry.kind === 'task' ? t`Task` : '',
    forWhom,
    leave === null ? '' : t`Leave at ${leave}`,
    entry.people,
    adult === undefined ? '' : t`${adult} is responsible`,
    reminders === '' ? '' : t`Reminders: ${reminders}`,
    entry.skipsBreaks && entry.repeats !== null ? t`Not in school breaks` : '',
    counted === 0 ? '' : t`${entry.kept} of ${counted} kept`,
  ].filter((line) => line !== '');
  return (
    <div className="grid grid-cols-1 gap-1 text-text-soft">
      {place !== '' && (
        <p>{WEB.test(place) ? <OutsideLink href={place}>{place}</OutsideLink> : place}</p>
      )}
      <AttachedLine entry={entry} />
      {lines.map((line) => (
        <p key={line}>
          {line}
          {line === forWhom && childId !== undefined && (
            <span className="print:hidden">
              {' · '}
              <Link to={`/children/${childId}/today`}>
                <Trans>Day in pictures</Trans>
              </Link>
            </span>
          )}
        </p>
      ))}
      {notes !== '' && <p className="whitespace-pre-wrap">{notes}</p>}
    </div>
  );
};

/** One tap notes whether it took place, and a second one takes that back. */
const Marks = ({ userId, occurrence, hasBegun }: OccurrenceCardProps) => {
  const { i18n } = useLingui();
  const { mutate, isPending, variables, error } = useCalendarCommand(userId);
  const path = dayPath(occurrence);
  const { isCanceled, mark } = occurrence;
  if (isCanceled)
    return (
      <div className="print:hidden">
        <Button
          look="secondary"
          isBusy={isPending}
          onClick={() => mutate({ method: 'PUT', path, body: UNCHANGED })}
        >
          <Trans>Take it back</Trans>
        </Button>
      </div>
    );
  if (!hasBegun) return null;
  const toggle = (pressed: Mark) =>
    mutate({
      method: 'PUT',
      path: `${path}/mark`,
      body: { mark: mark === pressed ? null : pressed },
    });
  const look = (of: Mark) => (mark === of ? 'primary' : 'secondary');
  const isBusy = isPending && variables !== undefined;
  return (
    <div className="grid grid-cols-1 gap-2 print:hidden">
      <FormProblem
        problem={
          error === null
            ? undefined
            : errorWords(i18n, error, msg`We couldn’t note this. Please try again.`)
        }
      />
      <div className={buttonRow}>
        <Button
          look={look('kept')}
          aria-pressed={mark === 'kept'}
          isBusy={isBusy}
          onClick={() => toggle('kept')}
        >
          <Trans>Kept</Trans>
        </Button>
        <Button
          look={look('missed')}
          aria-pressed={mark === 'missed'}
          isBusy={isBusy}
          onClick={() => toggle('missed')}
        >
          <Trans>Missed</Trans>
        </Button>
      </div>
    </div>
  );
};
