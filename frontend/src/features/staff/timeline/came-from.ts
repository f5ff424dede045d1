import * as z from 'zod/mini';

const stateSchema = z.object({ thread: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });

/** The thread that a link to the timeline stood in, by the state of the link. */
export const threadIn = (state: unknown): string | undefined =>
  stateSchema.safeParse(state).data?.thread;
