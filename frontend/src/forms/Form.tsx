import type { FormEvent, ReactNode, Ref, SubmitEvent } from 'react';
import { FormProblem } from './FormProblem.tsx';

/** Result of `useZodForm` or `useCommandForm`. */
export interface FormHandle {
  readonly root: Ref<HTMLFormElement>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly problem?: string | undefined;
}

interface FormProps {
  readonly form: FormHandle;
  readonly className?: string;
  /** A link beside the error of the whole form. */
  readonly wayOn?: ReactNode;
  readonly children: ReactNode;
}

/** With the error of the whole form at its top. */
export const Form = ({
  form: { root, submit, onInput, problem },
  className = 'grid gap-5',
  wayOn,
  children,
}: FormProps) => (
  // Sent before the scripts have loaded, `get` would put a password into the address.
  <form
    ref={root}
    method="post"
    noValidate
    onSubmit={submit}
    onInput={onInput}
    className={className}
  >
    <FormProblem problem={problem}>{wayOn}</FormProblem>
    {children}
  </form>
);
