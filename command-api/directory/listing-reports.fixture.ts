import { z } from 'zod';
import type { Answer, Family, TestApi } from '../command-api.fixture.ts';

const metadataSchema = z.object({ userId: z.string() });

interface StoredReport {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly events: ReturnType<TestApi['stored']>;
}

export const reportCalls = (api: () => TestApi) => ({
  report: (
    family: Family,
    resourceId: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> =>
    api().send({
      method: 'POST',
      url: `/api/resources/${resourceId}/reports`,
      body,
      as: family,
      headers,
    }),

  /** Returns all stored reports of a family, oldest first. */
  reportsBy: async ({ userId }: Family): Promise<readonly StoredReport[]> => {
    const streams = new Set<string>();
    for await (const { event } of api().dependencies.eventStore.readAll())
      if (
        event?.streamId.startsWith('listingReport-') &&
        metadataSchema.parse(event.metadata).userId === userId
      )
        streams.add(event.streamId);
    return [...streams].map((stream) => ({
      id: stream.replace('listingReport-', ''),
      events: api().stored(stream),
    }));
  },
});
