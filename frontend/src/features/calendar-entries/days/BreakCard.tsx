import type { SchoolBreak } from '@hearthway/domain/family-days/family-days.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { ConfirmRemoval, Removed } from '../../../forms/Removal.tsx';
import { useRemoval } from '../../../forms/useRemoval.ts';
import { familyKey } from '../../../live/cache-keys.ts';
import { May } from '../../household/shared/May.tsx';
import { fullDay } from '../when-words.ts';
import { BREAKS_PATH } from './family-days.query.ts';

interface BreakCardProps {
  readonly userId: string;
  readonly schoolBreak: SchoolBreak;
  /** Names of the children; none for all of them. */
  readonly names: readonly string[];
  readonly isCovered: boolean;
  readonly onChange: () => void;
}

export const BreakCard = (props: BreakCardProps) => {
  const { userId, schoolBreak, names, isCovered, onChange } = props;
  const { t, i18n } = useLingui();
  const { id, name, firstDay, lastDay, removedAt } = schoolBreak;
  const removal = useRemoval(`${BREAKS_PATH}/${id}`, familyKey(userId));
  if (removedAt !== null)
    return (
      <May effect="write" scope="calendar" isForEveryChild>
        <Removed removedAt={removedAt} removal={removal}>
          {(until) => (
            <Trans>
              {name} was removed. You can take it back until {until}.
            </Trans>
          )}
        </Removed>
      </May>
    );
  return (
    <article className="grid grid-cols-1 gap-2 rounded-soft border border-line p-4 wrap-anywhere">
      <h4 className="font-semibold">{name}</h4>
      <p>
        {firstDay === lastDay
          ? fullDay(i18n, firstDay)
          : `${fullDay(i18n, firstDay)} – ${fullDay(i18n, lastDay)}`}
        {names.length > 0 && <>, {t`For ${names.join(', ')}`}</>}
      </p>
      <div className={buttonRow}>
        {isCovered && (
          <May effect="write" scope="calendar" isForEveryChild>
            <Button look="quiet" onClick={onChange}>
              <Trans>
                Change<span className="sr-only"> {name}</span>
              </Trans>
            </Button>
          </May>
        )}
        <May effect="remove" scope="calendar" isForEveryChild>
          <ConfirmRemoval
            name={t`Remove`}
            label={t`Remove ${name}`}
            confirm={t`Remove`}
            isPending={removal.isPending}
            onConfirm={() => removal.mutate('remove')}
          >
            <Trans>Remove {name}? What skips it takes place again.</Trans>
          </ConfirmRemoval>
        </May>
      </div>
    </article>
  );
};
