import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Lamp } from './illustrations/Lamp.tsx';
import { Notice } from './Notice.tsx';
import { PageHeading } from './PageHeading.tsx';

interface ComingSoonProps {
  readonly title: string;
  /** The purpose of the future page. */
  readonly introduction: string;
  /** Alternatives until then. */
  readonly children: ReactNode;
}

/** A page that is not built yet, with alternatives for today. */
export const ComingSoon = ({ title, introduction, children }: ComingSoonProps) => (
  <div className="mx-auto grid max-w-4xl items-start gap-x-12 gap-y-6 md:grid-cols-[1fr_15rem]">
    <div className="min-w-0">
      <PageHeading title={title}>{introduction}</PageHeading>
      <Notice tone="info">
        <Trans>We are still building this page. Here is what you can do today.</Trans>
      </Notice>
      <div className="measure mt-6 grid gap-4">{children}</div>
    </div>
    <Lamp className="mx-auto hidden w-full md:block" />
  </div>
);
