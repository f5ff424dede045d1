import type { ReactNode } from 'react';
import { Notice } from '../components/Notice.tsx';

interface FormProblemProps {
  readonly problem: string | undefined;
  /** A way on. */
  readonly children?: ReactNode;
}

/** An error of the form as a whole. */
export const FormProblem = ({ problem, children }: FormProblemProps) =>
  problem === undefined ? null : (
    <div role="alert">
      <Notice tone="danger">
        {problem} {children}
      </Notice>
    </div>
  );
