import type { ServerToPage } from '@hearthway/domain/live/live.contract.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Socket event by which a feature updates its cached data. */
export interface LiveEvent {
  readonly name: keyof ServerToPage;
  readonly hear: (queryClient: QueryClient, body: unknown) => void;
}

interface Schema<Body> {
  readonly safeParse: (
    body: unknown,
  ) => { readonly success: true; readonly data: Body } | { readonly success: false };
}

/** Messages of a newer server may be unreadable to an older page, which then refetches over HTTP. */
export const liveEvent = <Body>(
  name: keyof ServerToPage,
  schema: Schema<Body>,
  follow: (queryClient: QueryClient, body: Body) => void,
): LiveEvent => ({
  name,
  hear: (queryClient, body) => {
    const parsed = schema.safeParse(body);
    if (parsed.success) follow(queryClient, parsed.data);
  },
});
