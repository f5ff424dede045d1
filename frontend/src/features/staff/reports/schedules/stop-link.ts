import { stopMailsSchema } from '@hearthway/domain/reports/schedules.contract.ts';

/** The secret of a mailed link stands after `#`, which browsers send to no server. */
export const stopTokenIn = (hash: string): string | undefined =>
  stopMailsSchema.safeParse({ token: hash.slice(1) }).data?.token;
