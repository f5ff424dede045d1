import { join } from 'node:path';
import { readRunningAddresses } from '../../../adapters/addresses/addresses.ts';
import { connectPostgres } from '../../../adapters/postgres/postgres.ts';
import type { Tables } from '../../../adapters/tables/tables.ts';
import { startStack } from '../../e2e/stack.ts';
import { type Family, fillFavorites, signUp } from './family.ts';
import { compareReads } from './reads.ts';
import { compareSignIns } from './sign-ins.ts';
import { measureStalls } from './stall.ts';

/** All of Hearthway as `npm start` runs it. */
export const run = async (): Promise<void> => {
  const stack = await startStack();
  try {
    const addresses = readRunningAddresses(stack.dataDirectory);
    const database = connectPostgres<Pick<Tables, 'accounts'>>({
      url: addresses.DATABASE_URL,
      onConnectionLost: () => {},
    });
    const family = await signUp(stack.url);
    await fillFavorites(stack.url, family);
    const { reads, sealed } = await compareReads({
      gatewayUrl: stack.url,
      databaseUrl: addresses.DATABASE_URL,
      database,
      environment: {
        ...addresses,
        HEARTHWAY_MASTER_KEY_FILE: join(stack.dataDirectory, 'master.key'),
        PORT: '0',
        LOG_LEVEL: 'warn',
      },
      family,
    });
    console.log('Reads of a family that is signed in, over 64 connections');
    console.table(reads);
    console.log('\nReads of notes that are sealed in their table, and of plain ones');
    console.table([sealed]);
    console.log('\nSign-ins, and the verification of a password alone');
    const readPasswordHash = async ({ userId }: Family): Promise<string> => {
      const account = database.selectFrom('accounts').where('user_id', '=', userId);
      return (await account.select('password_hash').executeTakeFirstOrThrow()).password_hash;
    };
    console.table([await compareSignIns({ url: stack.url, readPasswordHash })]);
    console.log('\nReads of others while one host asks as much as it can, over 100 connections');
    console.table(await measureStalls(stack.url, family));
    await database.destroy();
  } finally {
    await stack.stop();
  }
};
