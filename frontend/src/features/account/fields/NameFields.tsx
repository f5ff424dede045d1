import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../components/TextField.tsx';
import type { FieldsNamed } from '../../../forms/useZodForm.ts';

interface NameFieldsProps {
  readonly field: FieldsNamed<'firstName' | 'lastName'>;
}

export const NameFields = ({ field }: NameFieldsProps) => {
  const { t } = useLingui();
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField label={t`First name`} {...field('firstName')} autoComplete="given-name" required />
      <TextField label={t`Last name`} {...field('lastName')} autoComplete="family-name" required />
    </div>
  );
};
