import { addDays } from '@hearthway/domain/calendar/days.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button, buttonRow } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';

interface DayFormProps {
  readonly label: string;
  /** ISO days; the first one that is offered, and the bounds. */
  readonly initial: string;
  readonly least: string;
  readonly most: string;
  readonly onSave: (day: string) => void;
  readonly onCancel: () => void;
}

/** Asks for one day. */
const DayForm = ({ label, initial, least, most, onSave, onCancel }: DayFormProps) => {
  const { t } = useLingui();
  const [day, setDay] = useState(initial);
  const [isOdd, setIsOdd] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day >= least && day <= most) onSave(day);
    else setIsOdd(true);
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-3">
      <TextField
        // The focus comes from the button that this form replaces.
        ref={(field) => field?.focus()}
        type="date"
        label={label}
        error={isOdd ? t`Please check this date.` : undefined}
        min={least}
        max={most}
        value={day}
        onChange={({ target }) => {
          setIsOdd(false);
          setDay(target.value);
        }}
      />
      <div className={buttonRow}>
        <Button type="submit" look="primary">
          <Trans>Save</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
};

/** Longest time that a step is put off, and that a question may lie back, in days. */
const YEAR_DAYS = 366;

/** Days after which a step that is put off comes back by default. */
const USUAL_DAYS = 30;

interface StepDayProps {
  readonly today: string;
  readonly onSave: (day: string) => void;
  readonly onCancel: () => void;
}

export const LaterForm = ({ today, ...rest }: StepDayProps) => {
  const { t } = useLingui();
  return (
    <DayForm
      {...rest}
      label={t`Show it again on`}
      initial={addDays(today, USUAL_DAYS)}
      least={addDays(today, 1)}
      most={addDays(today, YEAR_DAYS)}
    />
  );
};

export const AskedForm = ({ today, label, ...rest }: StepDayProps & { readonly label: string }) => (
  <DayForm
    {...rest}
    label={label}
    initial={today}
    least={addDays(today, -YEAR_DAYS)}
    most={today}
  />
);
