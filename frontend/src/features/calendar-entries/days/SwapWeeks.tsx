import { addDays } from '@hearthway/domain/calendar/days.ts';
import type { HomeWeeks } from '@hearthway/domain/family-days/family-days.contract.ts';
import { homeOn, weekOf } from '@hearthway/domain/family-days/home-days.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorWords } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { useToday } from '../../../components/useToday.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { shortDay } from '../when-words.ts';
import { useDaysCommand, weeksPath } from './family-days.query.ts';

interface SwapWeeksProps {
  readonly userId: string;
  readonly weeks: HomeWeeks;
  readonly onDone: () => void;
}

/** Weeks ahead that can be swapped, this one included. */
const WEEKS_AHEAD = 8;

/** First days of the weeks ahead, as far as the pattern has them. */
const weeksFrom = (weeks: HomeWeeks, today: string): readonly string[] => {
  const from = today < weeks.firstDay ? weeks.firstDay : weekOf(weeks, today);
  return Array.from({ length: WEEKS_AHEAD }, (_, index) => addDays(from, index * 7)).filter(
    (day) => weeks.lastDay === null || day <= weeks.lastDay,
  );
};

/** Swaps the homes in single weeks, and takes that back. */
export const SwapWeeks = ({ userId, weeks, onDone }: SwapWeeksProps) => {
  const { i18n } = useLingui();
  const today = useToday();
  const { mutate, isPending, error } = useDaysCommand(userId);
  const { id, childId, swapped } = weeks;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        <Trans>The homes change places in a week that is swapped. The weeks after it stay.</Trans>
      </p>
      <FormProblem
        problem={
          error === null
            ? undefined
            : errorWords(i18n, error, msg`We couldn’t save this. Please try again.`)
        }
      />
      <ul className="grid grid-cols-1 gap-2">
        {weeksFrom(weeks, today).map((day) => {
          const isSwapped = swapped.includes(day);
          const range = `${shortDay(i18n, day)} – ${shortDay(i18n, addDays(day, 6))}`;
          return (
            <li
              key={day}
              className="flex items-center justify-between gap-x-3 rounded-soft border border-line px-4 py-1 wrap-anywhere"
            >
              <div>
                <p>{range}</p>
                <p>
                  {weeks.rhythm === 'weekly' && <strong>{homeOn([weeks], day)?.home} </strong>}
                  {isSwapped && <Trans>(swapped)</Trans>}
                </p>
              </div>
              <Button
                look="quiet"
                isBusy={isPending}
                onClick={() =>
                  mutate({
                    method: 'PUT',
                    path: `${weeksPath(childId)}/${id}/weeks/${day}`,
                    body: { isSwapped: !isSwapped },
                  })
                }
              >
                {isSwapped ? (
                  <Trans>
                    Take it back<span className="sr-only">: {range}</span>
                  </Trans>
                ) : (
                  <Trans>
                    Swap<span className="sr-only"> {range}</span>
                  </Trans>
                )}
              </Button>
            </li>
          );
        })}
      </ul>
      <div>
        <Button look="secondary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
};
