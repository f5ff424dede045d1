import { Trans } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import { PageHeading } from './PageHeading.tsx';
import { ReadingPage } from './ReadingPage.tsx';

interface ComingSoonProps {
  readonly title: string;
  /** The purpose of the future page. */
  readonly introduction: string;
  /** The drawing of its context. */
  readonly Drawing: ComponentType<{ readonly className: string }>;
  /** Alternatives until then. */
  readonly children: ReactNode;
}

/** A page that is not built yet, with alternatives for today. */
export const ComingSoon = ({ title, introduction, Drawing, children }: ComingSoonProps) => (
  <ReadingPage picture={<Drawing className="hidden w-full md:block" />}>
    <PageHeading title={title}>{introduction}</PageHeading>
    <Notice tone="info">
      <Trans>We are still building this page. Here is what you can do today.</Trans>
    </Notice>
    <div className="measure mt-6 grid gap-4">{children}</div>
  </ReadingPage>
);
