import { addDays } from '@hearthway/domain/calendar/days.ts';
import type { Occurrence } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayHere } from '../../components/day-here.ts';
import { daysOf, dayWords, timeWords, zoneHere, zoneWords } from './when-words.ts';

/** Most that are listed: the list of the calendar has all of them. */
const SHOWN = 5;

/** Titles of what reminds now, with their times. */
export const ReminderList = ({ reminding }: { readonly reminding: readonly Occurrence[] }) => {
  const more = reminding.length - SHOWN;
  return (
    <ul className="grid grid-cols-1 gap-2 wrap-anywhere">
      {reminding.slice(0, SHOWN).map((occurrence) => (
        <li key={`${occurrence.entryId} ${occurrence.day}`}>
          <strong>{occurrence.title}</strong>
          <br />
          <WhenWords when={occurrence.when} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Plural value={more} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  );
};

const WhenWords = ({ when }: Pick<Occurrence, 'when'>) => {
  const { i18n } = useLingui();
  const { first } = daysOf(when);
  const today = dayHere();
  const day = dayWords(i18n, first);
  const time =
    when.kind === 'timed'
      ? `, ${timeWords(i18n, when.startsAt)}${when.timeZone === zoneHere() ? '' : `, ${zoneWords(i18n, when.timeZone)}`}`
      : '';
  return (
    <>
      {first === today && <Trans>Today</Trans>}
      {first === addDays(today, 1) && <Trans>Tomorrow</Trans>}
      {first !== today && first !== addDays(today, 1) && day}
      {time}
    </>
  );
};
