import type { ListingReport } from '@hearthway/domain/directory/listing-report.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { listingReportsQuery } from './provider.query.ts';
import { TOPIC_WORDS } from './topic-words.ts';

interface OwnReportsProps {
  readonly userId: string;
  readonly resourceId: string;
  /** Called when a report is answered while the page is open: the listing may have changed. */
  readonly onAnswered: () => void;
}

/** The family's own reports on this listing, and their outcome. */
export const OwnReports = ({ userId, resourceId, onAnswered }: OwnReportsProps) => {
  const { t } = useLingui();
  const reports = useQuery(listingReportsQuery(userId));
  const own = (reports.data?.answer ?? []).filter((report) => report.resourceId === resourceId);
  const answers = reports.data && own.filter(({ resolution }) => resolution !== null).length;
  const known = useRef(answers);
  useEffect(() => {
    if (answers === undefined || answers === known.current) return;
    if (known.current !== undefined) onAnswered();
    known.current = answers;
  }, [answers, onAnswered]);
  return (
    <>
      <div role="status" className="grid gap-3 empty:hidden print:hidden">
        {own.map((report) => (
          <Notice key={report.id} tone="info">
            <ReportOutcome report={report} />
          </Notice>
        ))}
      </div>
      <div className="empty:hidden">
        <FailedQuery query={reports} title={t`We couldn’t load your report`} />
      </div>
    </>
  );
};

const ReportOutcome = ({ report }: { readonly report: ListingReport }) => {
  const { i18n } = useLingui();
  const { field, message, reportedAt, resolution } = report;
  const day = i18n.date(reportedAt, { dateStyle: 'long' });
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        <Outcome resolution={resolution} />
      </p>
      <p className="text-sm">
        <Trans>
          You reported on {day}: {i18n._(TOPIC_WORDS[field])}
        </Trans>
      </p>
      <p className="text-sm whitespace-pre-wrap">{message}</p>
      {resolution !== null && resolution.note !== null && (
        <p className="text-sm whitespace-pre-wrap">
          <Trans>Our answer: {resolution.note}</Trans>
        </p>
      )}
    </div>
  );
};

const Outcome = ({ resolution }: Pick<ListingReport, 'resolution'>) => {
  if (resolution === null) return <Trans>We’re looking into what you reported.</Trans>;
  switch (resolution.outcome) {
    case 'corrected':
      return <Trans>We’ve corrected the listing. Thank you!</Trans>;
    case 'as-listed':
      return <Trans>We checked, and the listing is correct.</Trans>;
    case 'retired':
      return <Trans>We’ve removed this provider from the directory. Thank you!</Trans>;
  }
};
