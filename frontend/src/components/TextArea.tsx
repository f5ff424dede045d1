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
  /** For a story: at least 150 px high. */
  readonly isTall?: boolean;
}

/** Grows with its text, in browsers that support it. */
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
