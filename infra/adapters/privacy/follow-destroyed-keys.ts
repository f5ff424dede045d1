import type { Listener, ListenOptions } from '../postgres/listen.ts';
import type { Privacy } from './privacy.ts';

export interface FollowDestroyedKeysOptions {
  readonly privacy: Pick<Privacy, 'forget' | 'forgetAll'>;
  /** Listens to the database that holds the keys. */
  readonly listen: (options: Pick<ListenOptions, 'channels' | 'onListening'>) => Listener;
}

/** The trigger on `person_keys` names the person whose key has gone. */
const CHANNEL = 'key_destroyed';

/**
 * Every process that opens or seals keeps keys in memory, so it follows which ones are destroyed: it
 * drops them a moment after the transaction that destroyed them. Keys destroyed while the connection
 * was down are unknown, so all are dropped when it listens again.
 */
export const followDestroyedKeys = ({ privacy, listen }: FollowDestroyedKeysOptions): Listener =>
  listen({
    channels: { [CHANNEL]: privacy.forget },
    onListening: async () => privacy.forgetAll(),
  });
