import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';
import { fieldClass } from './field-class.ts';

export interface TextFieldProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'className' | 'aria-invalid' | 'aria-describedby'
  > {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Stands inside the field, at its end. */
  readonly end?: ReactNode;
}

export const TextField = ({ label, hint, error, end, ...props }: TextFieldProps) => {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-text-soft">
          {hint}
        </p>
      )}
      <div className="relative">
        <input
          {...props}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy || undefined}
          className={`${fieldClass} ${end ? 'pe-24' : ''}`}
        />
        {end}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};
