import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../components/Button.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { type Period, QUICK_PERIOD_WORDS, QUICK_PERIODS, quickPeriod } from './periods.ts';
import { widenedWords } from './widened-words.ts';

interface PeriodFieldsProps {
  readonly period: Period;
  readonly today: string;
  readonly groupBy: string;
  readonly errors: Readonly<Record<keyof Period, string | undefined>>;
  readonly onChoose: (change: Partial<Period>) => void;
}

export const PeriodFields = ({ period, today, groupBy, errors, onChoose }: PeriodFieldsProps) => {
  const { i18n, t } = useLingui();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-xl font-bold">
        <Trans>Period</Trans>
      </legend>
      <p className="text-text-soft">
        <Trans>Both days are part of it. Days are in UTC.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {QUICK_PERIODS.map((name) => {
          const quick = quickPeriod(name, today);
          const isChosen = quick.from === period.from && quick.to === period.to;
          return (
            <Button
              key={name}
              look={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => onChoose(quick)}
            >
              {i18n._(QUICK_PERIOD_WORDS[name])}
            </Button>
          );
        })}
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          label={t`First day`}
          type="date"
          value={period.from}
          max={today}
          required
          error={errors.from}
          onChange={({ target }) => onChoose({ from: target.value })}
        />
        <TextField
          label={t`Last day`}
          type="date"
          value={period.to}
          max={today}
          required
          error={errors.to}
          onChange={({ target }) => onChoose({ to: target.value })}
        />
      </div>
      <p role="status" className="text-text-soft empty:hidden">
        {widenedWords(i18n, period, groupBy)}
      </p>
    </fieldset>
  );
};
