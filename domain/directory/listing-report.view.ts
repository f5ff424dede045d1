import type { Recorded, View } from '../kernel/view.ts';
import type { ListingReport } from './listing-report.contract.ts';
import type { ListingReportEvent } from './listing-report.events.ts';

/** Event with its report id, which only the stream name contains. */
export type OfReport = Recorded<ListingReportEvent> & { readonly reportId: string };

/** A family's reports, oldest first. Shredded fields read as absent. */
export const listingReportsView: View<readonly ListingReport[], OfReport> = {
  evolve: (row, { reportId: id, type, data, metadata: { occurredAt } }) => {
    const reports = row ?? [];
    switch (type) {
      case 'ListingErrorReported': {
        const message = typeof data.message === 'string' ? data.message : '';
        return [...reports, { ...data, id, message, reportedAt: occurredAt, resolution: null }];
      }
      case 'ListingErrorResolved': {
        const { outcome, fields } = data;
        const note = typeof data.note === 'string' ? data.note : null;
        const resolution = { outcome, fields, note, resolvedAt: occurredAt };
        return reports.map((report) => (report.id === id ? { ...report, resolution } : report));
      }
    }
  },
};
