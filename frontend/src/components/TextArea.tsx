import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { fieldClass } from './field-class.ts';

interface TextAreaProps
  extends FieldProps,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'id' | 'className' | 'aria-invalid' | 'aria-describedby'
    > {
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** At least 150 px high, for a story. */
  readonly isTall?: boolean;
}

/** Grows with its text in supporting browsers. */
export const TextArea = ({ label, hint, error, isTall = false, ...props }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <textarea
        {...props}
        {...control}
        className={`${fieldClass} field-sizing-content max-h-96 ${isTall ? 'min-h-[150px]' : 'min-h-28'}`}
      />
    )}
  </Field>
);
