import { type ReactNode, useId } from 'react';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** Sentence that helps to recognize it. */
  readonly hint?: string | undefined;
}

interface ChoicesProps<Value extends string> {
  /** Id of the group's label. */
  readonly labelledBy: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  /** Placed below the choices, in the same group. */
  readonly children?: ReactNode;
}

/** Single choice, each with a sentence that helps to recognize it. */
export const Choices = <Value extends string>({
  labelledBy,
  choices,
  chosen,
  onChoose,
  children,
}: ChoicesProps<Value>) => {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-2">
      {choices.map(({ value, name, hint }) => (
        <div
          key={value}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-soft border border-line bg-raised px-4 py-1 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-wash"
        >
          <input
            type="radio"
            id={`${id}${value}`}
            name={id}
            value={value}
            checked={chosen === value}
            aria-labelledby={`${id}${value}-name`}
            aria-describedby={hint === undefined ? undefined : `${id}${value}-hint`}
            onChange={() => onChoose(value)}
            className="mt-3 size-5 shrink-0 cursor-pointer accent-accent"
          />
          <label
            htmlFor={`${id}${value}`}
            className="touch flex cursor-pointer flex-col justify-center py-2"
          >
            <span id={`${id}${value}-name`} className="font-semibold">
              {name}
            </span>
            {hint !== undefined && (
              <span id={`${id}${value}-hint`} className="text-sm text-text-soft">
                {hint}
              </span>
            )}
          </label>
        </div>
      ))}
      {children}
    </div>
  );
};
