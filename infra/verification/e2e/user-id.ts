import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';
import { masterKeyFileIn } from '../../adapters/privacy/master-key-file.ts';
import { openMasterKeys } from '../../adapters/privacy/open-master-keys.ts';
import { createPrivacy } from '../../adapters/privacy/privacy.ts';
import type { PrivacySchema } from '../../adapters/privacy/schema.ts';
import type { Tables } from '../../adapters/tables/tables.ts';

/** Id of the account with this e-mail, which the database knows by a keyed hash; undefined for none. */
export const readUserId = async (
  dataDirectory: string,
  email: string,
): Promise<string | undefined> => {
  const { DATABASE_URL: url } = readRunningAddresses(dataDirectory);
  const database = connectPostgres<PrivacySchema & Pick<Tables, 'accounts'>>({
    url,
    onConnectionLost: () => {},
  });
  try {
    const source = { HEARTHWAY_MASTER_KEY_FILE: masterKeyFileIn(dataDirectory) };
    const privacy = createPrivacy({ database, masterKeys: openMasterKeys(source) });
    const row = await database
      .selectFrom('accounts')
      .select('user_id')
      .where('email_key', '=', await privacy.emailKeyOf(email))
      .executeTakeFirst();
    return row?.user_id;
  } finally {
    await database.destroy();
  }
};
