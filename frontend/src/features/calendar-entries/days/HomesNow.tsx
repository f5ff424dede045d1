import { Trans, useLingui } from '@lingui/react/macro';
import { House } from 'lucide-react';
import { useToday } from '../../../components/useToday.ts';
import { clockWords, dayWords } from '../when-words.ts';
import type { ChildStay, MarkedDays } from './day-marks.ts';

/** Answers where each child is today, and when it is back. */
export const HomesNow = ({ staysOn }: Pick<MarkedDays, 'staysOn'>) => {
  const { t } = useLingui();
  const stays = staysOn(useToday());
  if (stays.length === 0) return null;
  return (
    <ul aria-label={t`Where the children are`} className="grid grid-cols-1 gap-2">
      {stays.map((stay) => (
        <li
          key={stay.childId}
          className={`flex items-start gap-2 rounded-soft border px-4 py-2 wrap-anywhere ${stay.tint}`}
        >
          <House aria-hidden className="mt-1 size-4 shrink-0" />
          <p>
            <StayWords stay={stay} />
          </p>
        </li>
      ))}
    </ul>
  );
};

export const StayWords = ({ stay }: { readonly stay: ChildStay }) => {
  const { i18n } = useLingui();
  const { name, home, arrival, next } = stay;
  const timeOf = (time: string | null | undefined): string =>
    time === null || time === undefined ? '' : `, ${clockWords(i18n, time)}`;
  const until = next === undefined ? '' : `${dayWords(i18n, next.day)}${timeOf(next.time)}`;
  const to = next?.to ?? '';
  if (arrival === undefined)
    return next === undefined ? (
      <Trans>
        {name} is at {home}.
      </Trans>
    ) : (
      <Trans>
        {name} is at {home} until {until}. Then at {to}.
      </Trans>
    );
  const today = timeOf(arrival.time);
  return next === undefined ? (
    <Trans>
      Today{today}: {name} goes to {home}.
    </Trans>
  ) : (
    <Trans>
      Today{today}: {name} goes to {home}, until {until}. Then to {to}.
    </Trans>
  );
};
