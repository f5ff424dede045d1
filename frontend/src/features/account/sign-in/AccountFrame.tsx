import type { ComponentType, ReactNode } from 'react';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';

export interface AccountFrameProps {
  readonly title: string;
  readonly introduction: string;
  /** Beside the form. */
  readonly Drawing: ComponentType<{ readonly className: string }>;
  readonly children: ReactNode;
}

/** Frame of the forms for signing in, signing up and recovering an account. */
export const AccountFrame = ({ title, introduction, Drawing, children }: AccountFrameProps) => (
  <div className="visitor-only">
    <ReadingPage picture={<Drawing className="hidden w-full md:block" />}>
      <PageHeading title={title}>{introduction}</PageHeading>
      <div className="max-w-md">{children}</div>
    </ReadingPage>
  </div>
);
