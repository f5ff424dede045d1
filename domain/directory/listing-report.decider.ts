import { type Decider, reject } from '../kernel/decider.ts';
import type { ReportOutcome, ReportTopic } from './listing-report.constants.ts';
import { type ListingReportEvent, listingReportStream } from './listing-report.events.ts';

interface Answer {
  readonly outcome: ReportOutcome;
  readonly fields: readonly string[];
  /** Null if empty or shredded. */
  readonly note: string | null;
}

interface Reported {
  readonly resourceId: string;
  readonly resourceName: string;
}

export type ListingReportState =
  | { readonly status: 'none' }
  | (Reported & { readonly status: 'open' })
  | (Reported & Answer & { readonly status: 'resolved' });

export type ListingReportCommand =
  | {
      readonly command: 'report';
      readonly resourceId: string;
      /** Current name in the directory; null if it is not listed. */
      readonly resourceName: string | null;
      readonly field: ReportTopic;
      readonly message: string;
    }
  | (Answer & { readonly command: 'resolve' });

export type ListingReportRejection = 'UnknownResource' | 'NotFound';

/** Report of a listing error. It is resolved once: the first outcome counts. */
export const listingReportDecider: Decider<
  ListingReportState,
  ListingReportCommand,
  ListingReportEvent,
  ListingReportRejection
> = {
  stream: listingReportStream,
  initialState: { status: 'none' },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ListingErrorReported': {
        const { resourceId, resourceName } = data;
        return { status: 'open', resourceId, resourceName };
      }
      case 'ListingErrorResolved': {
        const { outcome, fields, note } = data;
        const kept = typeof note === 'string' ? note : null;
        return state.status === 'open'
          ? { ...state, status: 'resolved', outcome, fields, note: kept }
          : state;
      }
    }
  },
  decide: (command, state) => {
    switch (command.command) {
      case 'report': {
        const { resourceId, resourceName, field, message } = command;
        if (state.status !== 'none') return [];
        if (resourceName === null) return reject('UnknownResource');
        return [
          { type: 'ListingErrorReported', data: { resourceId, resourceName, field, message } },
        ];
      }
      case 'resolve': {
        const { outcome, fields, note } = command;
        if (state.status === 'none') return reject('NotFound');
        if (state.status === 'resolved') return [];
        const { resourceName } = state;
        return [{ type: 'ListingErrorResolved', data: { resourceName, outcome, fields, note } }];
      }
    }
  },
};
