import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

interface SliderProps
  extends Omit<FieldProps, 'error'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled'> {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** Value with unit, shown and read aloud. */
  readonly valueText: string;
  readonly onSlide: (value: number) => void;
}

/** Native slider, with arrow keys, Home, End and touch. */
export const Slider = ({ label, hint, valueText, onSlide, ...props }: SliderProps) => (
  <Field
    label={label}
    hint={hint}
    aside={
      <span aria-hidden className="tabular-nums">
        {valueText}
      </span>
    }
  >
    {(control) => (
      <input
        {...props}
        {...control}
        type="range"
        aria-valuetext={valueText}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
        className="touch w-full cursor-pointer accent-accent disabled:cursor-not-allowed"
      />
    )}
  </Field>
);
