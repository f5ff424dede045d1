import { PASSWORD_MIN_LENGTH } from '@hearthway/domain/account/account.constants.ts';
import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { PasswordField } from '../../../components/PasswordField.tsx';
import type { FieldErrors } from '../../../forms/field-words.ts';
import { StrengthHint } from './StrengthHint.tsx';
import { usePasswordStrength } from './usePasswordStrength.ts';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly errors: FieldErrors;
  /** What is known of the person where the form does not ask for it. */
  readonly known?: readonly string[];
}

/** Fields that say who somebody is. */
const TELLING = ['firstName', 'lastName', 'email'];

/** A new password, typed twice. */
export const NewPasswordFields = ({ label, errors, known = [] }: NewPasswordFieldsProps) => {
  const { t } = useLingui();
  const { strength, judge } = usePasswordStrength();

  const onInput = ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) => {
    const filled = form === null ? [] : [...new FormData(form)];
    const told = filled.flatMap(([name, text]) =>
      TELLING.includes(name) && typeof text === 'string' && text !== '' ? [text] : [],
    );
    judge(value, [...known, ...told]);
  };
  return (
    <>
      <div className="grid gap-1">
        <PasswordField
          label={label}
          hint={t`At least ${PASSWORD_MIN_LENGTH} characters`}
          name="password"
          autoComplete="new-password"
          required
          error={errors['password']}
          onInput={onInput}
        />
        <StrengthHint strength={strength} />
      </div>
      <PasswordField
        label={t`Confirm password`}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors['confirmPassword']}
      />
    </>
  );
};
