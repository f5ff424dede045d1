import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../components/Button.tsx';
import { dayHere } from '../../components/day-here.ts';
import { PrintButton } from '../../components/PrintAndDownload.tsx';
import { pathOf, type View } from './view.ts';

interface ViewLinksProps {
  readonly view: View;
  readonly earlier: View;
  readonly later: View;
}

/** Links to the other view and to the days beside. */
export const ViewLinks = ({ view, earlier, later }: ViewLinksProps) => {
  const { t } = useLingui();
  const today = { ...view, day: dayHere() };
  return (
    <nav aria-label={t`Days shown`} className={`${buttonRow} print:hidden`}>
      <ViewLink to={earlier}>
        <Trans>Earlier</Trans>
      </ViewLink>
      <ViewLink to={today}>
        <Trans>Today</Trans>
      </ViewLink>
      <ViewLink to={later}>
        <Trans>Later</Trans>
      </ViewLink>
      <ViewLink to={{ ...view, kind: view.kind === 'month' ? 'list' : 'month' }}>
        {view.kind === 'month' ? <Trans>List</Trans> : <Trans>Month</Trans>}
      </ViewLink>
      <PrintButton />
    </nav>
  );
};

const ViewLink = ({ to, children }: { readonly to: View; readonly children: ReactNode }) => (
  <Link to={pathOf(to)} className={buttonClass('secondary')} preventScrollReset>
    {children}
  </Link>
);
