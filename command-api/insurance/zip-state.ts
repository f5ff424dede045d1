import { fiveDigitZip } from '@hearthway/domain/directory/zip-code.ts';
import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

/** Returns the state of a ZIP code, two letters; undefined for an unknown one. */
export const stateOfZip = async (
  database: Kysely<CommandSchema>,
  text: string,
): Promise<string | undefined> => {
  const zip = fiveDigitZip(text);
  if (zip === null) return undefined;
  const found = await database
    .selectFrom('zip_codes')
    .select('state')
    .where('zip', '=', zip)
    .executeTakeFirst();
  return found?.state;
};
