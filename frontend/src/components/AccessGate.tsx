import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { accountPath } from '../session/redirect.ts';
import { buttonClass, buttonRow } from './Button.tsx';
import type { GateWords } from './gate-words.ts';
import { PageHeading } from './PageHeading.tsx';
import { ReadingPage } from './ReadingPage.tsx';
import { TickList } from './TickList.tsx';

interface AccessGateProps {
  readonly title: string;
  readonly invitation: string;
  readonly gate: GateWords;
  /** Drawing of its context. */
  readonly Drawing: ComponentType<{ readonly className: string }>;
  /** Alternatives without an account. */
  readonly children?: ReactNode;
}

/** Replaces a page for signed-in people. Signing in returns to it. */
export const AccessGate = ({ title, invitation, gate, Drawing, children }: AccessGateProps) => {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const from = `${pathname}${search}`;
  return (
    <div className="visitor-only">
      <ReadingPage picture={<Drawing className="w-56 md:w-full" />}>
        <PageHeading title={title}>{invitation}</PageHeading>
        <TickList items={gate.benefits.map((benefit) => i18n._(benefit))} />
        <div className={`mt-8 ${buttonRow}`}>
          <Link className={buttonClass('primary')} to={accountPath('signup', from)}>
            <Trans>Create Free Account</Trans>
          </Link>
          <Link className={buttonClass('secondary')} to={accountPath('login', from)}>
            <Trans>Sign In</Trans>
          </Link>
        </div>
        {children && <div className="mt-8 grid gap-4">{children}</div>}
      </ReadingPage>
    </div>
  );
};
