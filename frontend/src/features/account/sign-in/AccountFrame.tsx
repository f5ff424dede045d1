import type { ReactNode } from 'react';
import { Doorway } from '../../../components/illustrations/Doorway.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';

export interface AccountFrameProps {
  readonly title: string;
  readonly introduction: string;
  readonly children: ReactNode;
}

/** Frame of the forms for signing in, signing up and recovering an account. */
export const AccountFrame = ({ title, introduction, children }: AccountFrameProps) => (
  <div className="visitor-only mx-auto grid max-w-4xl items-start gap-x-12 gap-y-6 md:grid-cols-[1fr_18rem]">
    <div className="max-w-md">
      <PageHeading title={title}>{introduction}</PageHeading>
      {children}
    </div>
    <Doorway className="mx-auto hidden w-full md:block" />
  </div>
);
