import type { HomeWeeks } from '@hearthway/domain/family-days/family-days.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { ConfirmRemoval, Removed } from '../../../forms/Removal.tsx';
import { useRemoval } from '../../../forms/useRemoval.ts';
import { familyKey } from '../../../live/cache-keys.ts';
import { May } from '../../household/shared/May.tsx';
import { rhythmWords } from '../calendar-words.ts';
import { clockWords, fullDay } from '../when-words.ts';
import { weeksPath } from './family-days.query.ts';

interface HomeWeeksCardProps {
  readonly userId: string;
  readonly weeks: HomeWeeks;
  /** Name of the child. */
  readonly name: string;
  readonly isCovered: boolean;
  readonly onChange: () => void;
  readonly onSwap: () => void;
}

/** Weeks of a child in two homes, which can be changed, swapped and removed. */
export const HomeWeeksCard = (props: HomeWeeksCardProps) => {
  const { userId, weeks, name, isCovered, onChange, onSwap } = props;
  const { t, i18n } = useLingui();
  const { id, childId, homes, rhythm, firstDay, lastDay, time, removedAt } = weeks;
  const [first, second] = homes;
  const removal = useRemoval(`${weeksPath(childId)}/${id}`, familyKey(userId));
  if (removedAt !== null)
    return (
      <May effect="write" scope="calendar">
        <Removed removedAt={removedAt} removal={removal}>
          {(until) => (
            <Trans>
              The homes of {name} were removed. You can take them back until {until}.
            </Trans>
          )}
        </Removed>
      </May>
    );
  const lines = [
    rhythmWords(i18n, rhythm),
    lastDay === null
      ? t`From ${fullDay(i18n, firstDay)}`
      : t`From ${fullDay(i18n, firstDay)} to ${fullDay(i18n, lastDay)}`,
    time === null ? '' : t`Handover at ${clockWords(i18n, time)}`,
  ].filter((line) => line !== '');
  return (
    <article className="grid grid-cols-1 gap-2 rounded-soft border border-line p-4 wrap-anywhere">
      <h4 className="font-semibold">
        <Trans>
          {name}: {first} and {second}
        </Trans>
      </h4>
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={buttonRow}>
        {isCovered && (
          <May effect="write" scope="calendar">
            <Button look="quiet" onClick={onSwap}>
              <Trans>
                Swap a week<span className="sr-only"> of {name}</span>
              </Trans>
            </Button>
            <Button look="quiet" onClick={onChange}>
              <Trans>
                Change<span className="sr-only"> the homes of {name}</span>
              </Trans>
            </Button>
          </May>
        )}
        <May effect="remove" scope="calendar">
          <ConfirmRemoval
            name={t`Remove`}
            label={t`Remove the homes of ${name}`}
            confirm={t`Remove`}
            isPending={removal.isPending}
            onConfirm={() => removal.mutate('remove')}
          >
            <Trans>Remove the homes of {name}, also from the weeks behind you?</Trans>
          </ConfirmRemoval>
        </May>
      </div>
    </article>
  );
};
