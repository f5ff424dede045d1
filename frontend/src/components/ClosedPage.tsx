import type { ReactNode } from 'react';
import { Doorway } from './illustrations/Doorway.tsx';
import { PageHeading } from './PageHeading.tsx';
import { ReadingPage } from './ReadingPage.tsx';

interface ClosedPageProps {
  readonly title: string;
  readonly words: ReactNode;
  readonly children: ReactNode;
}

/** Replaces a page for other roles: explains it, and links to an alternative. */
export const ClosedPage = ({ title, words, children }: ClosedPageProps) => (
  <ReadingPage picture={<Doorway className="w-56 md:w-full" />}>
    <PageHeading title={title}>{words}</PageHeading>
    {children}
  </ReadingPage>
);
