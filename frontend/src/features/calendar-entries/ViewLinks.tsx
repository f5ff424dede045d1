import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../components/Button.tsx';
import { dayHere } from '../../components/day-here.ts';
import { PrintButton } from '../../components/PrintAndDownload.tsx';
import { beside, pathOf, VIEWS, type View } from './view.ts';

/** Links to the other views and to the days beside. */
export const ViewLinks = ({ view }: { readonly view: View }) => {
  const { t } = useLingui();
  const names = { list: t`List`, week: t`Week`, month: t`Month` };
  return (
    <nav aria-label={t`Days shown`} className="flex flex-wrap gap-x-6 gap-y-3 print:hidden">
      <div className={buttonRow}>
        <ViewLink to={beside(view, -1)}>
          <ChevronLeft aria-hidden className="size-5" />
          <span className="sr-only">
            <Trans>Earlier</Trans>
          </span>
        </ViewLink>
        <ViewLink to={{ ...view, day: dayHere() }}>
          <Trans>Today</Trans>
        </ViewLink>
        <ViewLink to={beside(view, 1)}>
          <ChevronRight aria-hidden className="size-5" />
          <span className="sr-only">
            <Trans>Later</Trans>
          </span>
        </ViewLink>
        <PrintButton />
      </div>
      <div className={buttonRow}>
        {VIEWS.map((kind) => (
          <ViewLink key={kind} to={{ ...view, kind }} isCurrent={kind === view.kind}>
            {names[kind]}
          </ViewLink>
        ))}
      </div>
    </nav>
  );
};

interface ViewLinkProps {
  readonly to: View;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

const ViewLink = ({ to, isCurrent = false, children }: ViewLinkProps) => (
  <Link
    to={pathOf(to)}
    aria-current={isCurrent ? 'true' : undefined}
    className={buttonClass(isCurrent ? 'primary' : 'secondary')}
    preventScrollReset
  >
    {children}
  </Link>
);
