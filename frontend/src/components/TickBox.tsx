import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from './FieldError.tsx';

interface TickBoxProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'type' | 'className' | 'aria-invalid' | 'aria-describedby'
  > {
  readonly label: string;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  /** Placed beside the label, such as a link to the document. */
  readonly children?: ReactNode;
}

/** Form checkbox, sent with its value if ticked. */
export const TickBox = ({ label, error, children, ...props }: TickBoxProps) => {
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-x-3">
        <input
          {...props}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="mt-2.5 size-6 shrink-0 cursor-pointer accent-accent"
        />
        <div className="flex min-w-0 flex-wrap items-center gap-x-3">
          <label htmlFor={id} className="touch inline-flex cursor-pointer items-center py-1">
            {label}
          </label>
          {children && <span className="touch inline-flex items-center">{children}</span>}
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
};
