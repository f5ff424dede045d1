import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '../../../components/TextField.tsx';
import { isDay } from './answers.ts';

interface DayFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly day: string | null;
  readonly onDay: (day: string | null) => void;
}

/** Date field. Incomplete and long past dates are no answer yet. */
export const DayField = ({ label, hint, error, day, onDay }: DayFieldProps) => {
  const { t } = useLingui();
  const [initial] = useState(day ?? '');
  const [isOdd, setIsOdd] = useState(false);
  return (
    <TextField
      type="date"
      label={label}
      hint={hint}
      error={isOdd ? t`Please check this date.` : error}
      defaultValue={initial}
      onChange={({ target }) => {
        setIsOdd(false);
        onDay(isDay(target.value) ? target.value : null);
      }}
      // On blur, since a year has fewer digits while it is typed.
      onBlur={({ target }) =>
        setIsOdd(target.validity.badInput || (target.value !== '' && !isDay(target.value)))
      }
    />
  );
};
