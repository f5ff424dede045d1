import { isFromBrowser } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { type Exchange, readDeviceCookie, setDeviceCookie } from './browser-cookies.ts';

/** Returns undefined if this browser has not signed in to the account with this e-mail before. */
export const findKnownDevice = async (
  { database }: Pick<CommandDependencies, 'database'>,
  request: HttpRequest,
  emailKey: string,
): Promise<Buffer | undefined> => {
  const device = readDeviceCookie(request);
  if (device === undefined) return undefined;
  const known = await database
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.user_id', 'known_devices.user_id')
    .select('device_hash')
    .where('accounts.email_key', '=', emailKey)
    .where('device_hash', '=', device)
    .executeTakeFirst();
  return known?.device_hash;
};

export const rememberDevice = async (
  { database, clock }: Pick<CommandDependencies, 'database' | 'clock'>,
  exchange: Exchange,
  userId: string,
): Promise<void> => {
  if (!isFromBrowser(exchange.request)) return;
  const device_hash = readDeviceCookie(exchange.request) ?? setDeviceCookie(exchange);
  const last_used_at = clock();
  await database
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash, last_used_at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at }),
    )
    .execute();
};
