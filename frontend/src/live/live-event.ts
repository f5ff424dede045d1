import type { ServerToPage } from '@hearthway/domain/live/live.contract.ts';
import type { QueryClient } from '@tanstack/react-query';

/** An event of the socket that a feature updates its cached data by. */
export interface LiveEvent {
  readonly name: keyof ServerToPage;
  readonly hear: (queryClient: QueryClient, body: unknown) => void;
}

interface Schema<Body> {
  readonly safeParse: (
    body: unknown,
  ) => { readonly success: true; readonly data: Body } | { readonly success: false };
}

/** An older page may not understand a newer server's event: it asks over HTTP then. */
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
