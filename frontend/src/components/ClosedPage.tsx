import type { ReactNode } from 'react';
import { Doorway } from './illustrations/Doorway.tsx';
import { PageHeading } from './PageHeading.tsx';

interface ClosedPageProps {
  readonly title: string;
  readonly words: ReactNode;
  readonly children: ReactNode;
}

/** Replaces a page for other roles: says what it is, and where to go instead. */
export const ClosedPage = ({ title, words, children }: ClosedPageProps) => (
  <div className="mx-auto grid max-w-4xl items-center gap-x-12 gap-y-6 md:grid-cols-[1fr_18rem]">
    <div>
      <PageHeading title={title}>{words}</PageHeading>
      {children}
    </div>
    <Doorway className="mx-auto w-56 md:w-full" />
  </div>
);
