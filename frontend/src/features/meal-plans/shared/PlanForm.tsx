import { EATERS_MAX, WEEKDAY_MINUTES } from '@hearthway/domain/meal-plans/meal-plans.constants.ts';
import type { WeekShown } from '@hearthway/domain/meal-plans/meal-plans.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorWords } from '../../../api/error-words.ts';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { useWeekChange } from './meal-plans.queries.ts';

/** A child of the family, whom a week can be planned for. */
export interface ChildChoice {
  readonly id: string;
  readonly name: string;
}

interface PlanFormProps {
  readonly userId: string;
  readonly weekStart: string;
  readonly profiles: readonly ChildChoice[];
  /** The week that is made again. */
  readonly week?: WeekShown;
}

const ANY = 'any';

/** Whom a week is for, and what the family wishes of it. */
export const PlanForm = ({ userId, weekStart, profiles, week }: PlanFormProps) => {
  const { i18n, t } = useLingui();
  const [left, setLeft] = useState<readonly string[]>(() =>
    week === undefined
      ? []
      : profiles.filter(({ id }) => !week.profileIds.includes(id)).map(({ id }) => id),
  );
  const [minutes, setMinutes] = useState(
    week === undefined ? '30' : String(week.weekdayMinutes ?? ANY),
  );
  const [hasLeftovers, setHasLeftovers] = useState(week?.hasLeftovers ?? true);
  const [eaters, setEaters] = useState(String(week?.eaters ?? 1));
  const { mutate, isPending, error } = useWeekChange(userId, weekStart);
  const profileIds = profiles.map(({ id }) => id).filter((id) => !left.includes(id));
  if (profiles.length === 0)
    return (
      <div className="measure grid justify-items-start gap-3">
        <h2 className="text-xl">
          <Trans>First, a dietary profile</Trans>
        </h2>
        <p>
          <Trans>
            A week is planned from what your child eats and avoids. The foods that your child eats
            matter most: each meal will have one.
          </Trans>
        </p>
        <Link to="/dietary" className={buttonClass('primary')}>
          <Trans>Create a profile</Trans>
        </Link>
      </div>
    );
  return (
    <form
      className="grid max-w-xl grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending || profileIds.length === 0) return;
        mutate({
          act: 'plan',
          body: {
            revision: week?.revision ?? null,
            profileIds,
            weekdayMinutes: minutes === ANY ? null : Number(minutes),
            hasLeftovers,
            eaters: Number(eaters),
          },
        });
      }}
    >
      <FormProblem
        problem={
          error === null
            ? undefined
            : errorWords(i18n, error, msg`We couldn’t plan this week. Please try again.`)
        }
      />
      {week === undefined && (
        <p>
          <Trans>
            Each meal has a food that your child eats, nothing that a profile speaks against, and
            one small step to something new a day at most.
          </Trans>
        </p>
      )}
      <fieldset>
        <legend className="font-semibold">
          <Trans>For whom?</Trans>
        </legend>
        {profiles.map(({ id, name }) => (
          <TickBox
            key={id}
            label={name}
            checked={!left.includes(id)}
            error={profileIds.length === 0 ? t`Please choose a child` : undefined}
            onChange={({ target }) =>
              setLeft(target.checked ? left.filter((each) => each !== id) : [...left, id])
            }
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select
          label={t`Time on weekdays`}
          value={minutes}
          onChoose={setMinutes}
          options={[
            ...WEEKDAY_MINUTES.map((each) => ({
              value: `${each}`,
              name: t`Up to ${each} minutes`,
            })),
            { value: ANY, name: t`Any` },
          ]}
        />
        <Select
          label={t`Who else eats along?`}
          value={eaters}
          onChoose={setEaters}
          options={Array.from({ length: EATERS_MAX + 1 }, (_, count) => ({
            value: `${count}`,
            name: count === 0 ? t`No one` : i18n.number(count),
          }))}
        />
      </div>
      <TickBox
        label={t`Dinner may be lunch on the next day`}
        checked={hasLeftovers}
        onChange={({ target }) => setHasLeftovers(target.checked)}
      />
      <div>
        <Button look="primary" type="submit" isBusy={isPending}>
          {week === undefined ? <Trans>Plan this week</Trans> : <Trans>Plan it again</Trans>}
        </Button>
      </div>
    </form>
  );
};
