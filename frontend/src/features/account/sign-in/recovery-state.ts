import { RESET_LINK_LENGTH } from '@hearthway/domain/account/account.constants.ts';
import * as z from 'zod/mini';

const schema = z.object({ email: z.string() });

/**
 * Handed from the page that asks for a code to the one that takes it, beside the address and never
 * in it. Undefined when the page was opened in another way.
 */
export const recoveryStateOf = (state: unknown): z.infer<typeof schema> | undefined =>
  schema.safeParse(state).data;

const LINK = new RegExp(`^#([\\w-]{${RESET_LINK_LENGTH}})$`);

/** The secret of a mailed link stands after `#`, which browsers send to no server. */
export const linkIn = (hash: string): string | undefined => LINK.exec(hash)?.[1];
