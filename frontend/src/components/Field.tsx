import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Associates a control with its texts. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldShellProps extends FieldProps {
  /** Placed opposite the label. */
  readonly aside?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Frame of a field: label, hint and error around its control. */
export const Field = ({ label, hint, error, aside, children }: FieldShellProps) => {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [hintId, errorId].filter((each) => each !== undefined).join(' ');
  return (
    <div className="grid content-start gap-1 print:hidden">
      <div className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className="min-w-0 font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-text-soft">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};
