import { CircleAlert } from 'lucide-react';

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
}

/** Placed beside its field, which refers to it with `aria-describedby`. */
export const FieldError = ({ id, error }: FieldErrorProps) =>
  error === undefined ? null : (
    <p id={id} className="flex items-start gap-2 text-danger">
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      <span className="min-w-0">{error}</span>
    </p>
  );
