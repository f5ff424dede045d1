import type { ListingReportState } from '@hearthway/domain/directory/listing-report.decider.ts';
import { listingReportDecider } from '@hearthway/domain/directory/listing-report.decider.ts';
import { eventMetadataSchema } from '@hearthway/domain/kernel/event-metadata.ts';
import { readStream } from '@hearthway/infra/adapters/event-store/read-stream.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

export interface FiledReport {
  /** The family that reported it; it may have been erased since. */
  readonly userId: string;
  readonly state: Exclude<ListingReportState, { readonly status: 'none' }>;
  /** Time of its last event. */
  readonly changedAt: Date;
}

const READ_WITHIN_MS = 10_000;

/** Read from the log: read models have no erased people. Undefined for an unknown report. */
export const readReport = async (
  { eventStore, privacy }: Pick<CommandDependencies, 'eventStore' | 'privacy'>,
  reportId: string,
): Promise<FiledReport | undefined> => {
  const { stream, initialState, evolve } = listingReportDecider;
  let report: FiledReport | undefined;
  for await (const stored of readStream(eventStore, {
    streamName: stream.nameOf(reportId),
    signal: AbortSignal.timeout(READ_WITHIN_MS),
  })) {
    const metadata = eventMetadataSchema.parse(stored.metadata);
    const { userId, occurredAt, schemaVersion } = metadata;
    const [{ data } = stored] = await privacy.openEvents([stored]);
    const event = stream.parse(stored.type, schemaVersion, data);
    const state = evolve(report?.state ?? initialState, { ...event, metadata });
    if (state.status !== 'none') report = { userId, state, changedAt: new Date(occurredAt) };
  }
  return report;
};
