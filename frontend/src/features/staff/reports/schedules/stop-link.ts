import { stopMailsSchema } from '@hearthway/domain/reports/schedules.contract.ts';

/** Reads the secret of a mailed link after `#`, which browsers never send to a server. */
export const stopTokenIn = (hash: string): string | undefined =>
  stopMailsSchema.safeParse({ token: hash.slice(1) }).data?.token;
