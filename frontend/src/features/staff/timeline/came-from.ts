import * as z from 'zod/mini';

const stateSchema = z.object({ thread: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });

/** Thread that the timeline was opened from, read from the link's state. */
export const threadIn = (state: unknown): string | undefined =>
  stateSchema.safeParse(state).data?.thread;
