import * as z from 'zod/mini';

const schema = z.object({ email: z.string() });

/**
 * Handed from the page that asks for a code to the one that takes it, beside the address and never
 * in it. Undefined when the page was opened in another way.
 */
export const recoveryStateOf = (state: unknown): z.infer<typeof schema> | undefined =>
  schema.safeParse(state).data;
