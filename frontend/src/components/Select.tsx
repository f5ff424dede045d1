import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { fieldClass } from './field-class.ts';

interface SelectProps<Value extends string>
  extends FieldProps,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      'id' | 'className' | 'aria-invalid' | 'aria-describedby' | 'value' | 'multiple'
    > {
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly ref?: Ref<HTMLSelectElement>;
  readonly value?: Value;
  readonly onChoose?: (value: Value) => void;
}

/**
 * Native select, for the best support on phones and in screen readers. Radix's needs a style that the pages'
 * security policy forbids.
 */
export const Select = <Value extends string>({
  label,
  hint,
  error,
  options,
  onChange,
  onChoose,
  ...props
}: SelectProps<Value>) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <div className="relative">
        <select
          {...props}
          {...control}
          onChange={(event) => {
            onChange?.(event);
            const { target } = event;
            const chosen = options.find(({ value }) => value === target.value);
            if (chosen !== undefined) onChoose?.(chosen.value);
          }}
          className={`${fieldClass} cursor-pointer appearance-none pe-10`}
        >
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-accent"
        />
      </div>
    )}
  </Field>
);
