import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { fieldClass } from './field-class.ts';

export interface TextFieldProps
  extends FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'className' | 'aria-invalid' | 'aria-describedby'
    > {
  readonly ref?: Ref<HTMLInputElement>;
  /** Placed inside the field, at its end. */
  readonly end?: ReactNode;
}

export const TextField = ({ label, hint, error, end, ...props }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <div className="relative">
        <input {...props} {...control} className={`${fieldClass} ${end ? 'pe-24' : ''}`} />
        {end}
      </div>
    )}
  </Field>
);
