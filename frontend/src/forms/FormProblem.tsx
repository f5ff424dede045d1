import type { ReactNode } from 'react';
import { Notice } from '../components/Notice.tsx';

interface FormProblemProps {
  readonly problem: string | undefined;
  /** A way on. */
  readonly children?: ReactNode;
}

/** What is wrong with the whole of a form. */
export const FormProblem = ({ problem, children }: FormProblemProps) =>
  problem === undefined ? null : (
    <div role="alert">
      <Notice tone="danger">
        {problem} {children}
      </Notice>
    </div>
  );
