import { CLOCKS } from '@hearthway/domain/next-steps/clocks.constants.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StepProps } from './step-plan.ts';
import { said } from './step-words.ts';

/** Legal time that runs, with its law. Also says when a step that was put off comes back. */
export const StepDates = ({ step: { row, mark, clock } }: Pick<StepProps, 'step'>) => {
  const { i18n } = useLingui();
  const dayWords = (day: string): string =>
    i18n.date(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  if (mark.status === 'later' && mark.until !== null)
    return (
      <p>
        <Trans>It comes back on {dayWords(mark.until)}.</Trans>
      </p>
    );
  if (row.clock === undefined || clock === null || !mark.askedOn) return null;
  if (mark.status === 'done') return null;
  const { from, due, but } = CLOCKS[row.clock];
  const { dueOn, daysLeft, askOn, laws } = clock;
  return (
    <div className="grid gap-1 rounded-soft bg-accent-wash p-3">
      <p>
        {said(i18n, from)}: {dayWords(mark.askedOn)}
      </p>
      <p>
        {said(i18n, due)}:{' '}
        <Trans>
          by <strong>{dayWords(dueOn)}</strong>
        </Trans>
        {daysLeft >= 0 && (
          <>
            {' '}
            (<Plural value={daysLeft} _0="today" one="in # day" other="in # days" />)
          </>
        )}
      </p>
      <p>
        {daysLeft < 0 ? (
          <strong>
            <Trans>The time is over. Call now, and ask for a date in writing.</Trans>
          </strong>
        ) : (
          <Trans>Nothing heard? Call on {dayWords(askOn)}.</Trans>
        )}
      </p>
      <p className="text-sm text-text-soft">
        {laws.map(({ cite }) => cite).join(', ')}
        {but !== undefined && `. ${said(i18n, but)}`}
      </p>
    </div>
  );
};
