import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../components/TextField.tsx';
import type { FieldErrors } from '../../../forms/field-words.ts';

interface NameFieldsProps {
  readonly errors: FieldErrors;
  /** What stands there at first. */
  readonly firstName?: string;
  readonly lastName?: string;
}

export const NameFields = ({ errors, firstName, lastName }: NameFieldsProps) => {
  const { t } = useLingui();
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label={t`First name`}
        name="firstName"
        autoComplete="given-name"
        defaultValue={firstName}
        required
        error={errors['firstName']}
      />
      <TextField
        label={t`Last name`}
        name="lastName"
        autoComplete="family-name"
        defaultValue={lastName}
        required
        error={errors['lastName']}
      />
    </div>
  );
};
