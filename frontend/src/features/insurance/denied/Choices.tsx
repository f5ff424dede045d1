import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../components/FieldError.tsx';

interface ChoicesProps<Value extends string> {
  readonly legend: ReactNode;
  /** Sentence below the legend. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
}

interface Choice<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** Explanatory sentence. */
  readonly explanation?: string;
}

/** Single choice with all options visible. */
export const Choices = <Value extends string>({
  legend,
  hint,
  error,
  choices,
  chosen,
  onChoose,
}: ChoicesProps<Value>) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      aria-describedby={described || undefined}
      className="grid grid-cols-1 gap-2 print:hidden"
    >
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="measure text-sm text-text-soft">
          {hint}
        </p>
      )}
      {choices.map(({ value, name, explanation }) => (
        <label
          key={value}
          className="touch flex cursor-pointer items-start gap-3 rounded-soft border border-line bg-raised px-4 py-3 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-wash"
        >
          <input
            type="radio"
            name={id}
            checked={chosen === value}
            aria-invalid={error !== undefined}
            onChange={() => onChoose(value)}
            className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent"
          />
          <span className="min-w-0">
            {name}
            {explanation !== undefined && (
              <span className="block text-sm text-text-soft">{explanation}</span>
            )}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
};
