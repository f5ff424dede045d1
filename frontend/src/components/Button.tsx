import type { ComponentProps } from 'react';

const looks = {
  primary:
    'px-4 border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
  secondary:
    'px-4 border-line-strong bg-raised text-accent hover:border-accent hover:bg-accent-wash',
  danger: 'px-4 border-danger bg-raised text-danger hover:bg-danger-wash',
  quiet: 'px-2 sm:px-3 xl:px-2 border-transparent text-accent hover:bg-accent-wash',
} as const;

export type ButtonLook = keyof typeof looks;

/** Button classes, also for links that look like buttons. */
export const buttonClass = (look: ButtonLook): string =>
  `touch inline-flex items-center justify-center gap-2 rounded-soft border py-2 font-semibold no-underline transition-colors ${looks[look]}`;

/** Button row. On a phone, buttons share the line or take one each. */
export const buttonRow = 'flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly look: ButtonLook;
  /** Pending: announced, and ignores presses. */
  readonly isBusy?: boolean;
}

export const Button = ({ look, isBusy = false, onClick, ...props }: ButtonProps) => (
  <button
    type="button"
    {...props}
    // Unlike a disabled button, keeps the focus.
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
    className={`${buttonClass(look)} cursor-pointer disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-80`}
  />
);
