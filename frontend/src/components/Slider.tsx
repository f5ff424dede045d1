import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

interface SliderProps
  extends Omit<FieldProps, 'error'>,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled'> {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The value with its unit, shown and read aloud. */
  readonly valueText: string;
  readonly onSlide: (value: number) => void;
}

/** The browser's own: arrow keys, Home and End move it, and so does a finger. */
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
