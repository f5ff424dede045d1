import type { Listener, ListenOptions } from '../postgres/listen.ts';
import type { Privacy } from './privacy.ts';

export interface FollowDestroyedKeysOptions {
  readonly privacy: Pick<Privacy, 'forget' | 'forgetAll'>;
  /** Listens to the database that holds the keys. */
  readonly listen: (options: Pick<ListenOptions, 'channels' | 'onListening'>) => Listener;
}

/** Channel of the trigger on `person_keys`, which names the person whose key was destroyed. */
const CHANNEL = 'key_destroyed';

/**
 * Follows which keys are destroyed, since every process that opens or seals caches keys: it drops them a
 * moment after the transaction. Keys destroyed while the connection was down are unknown, so all are dropped
 * when it listens again.
 */
export const followDestroyedKeys = ({ privacy, listen }: FollowDestroyedKeysOptions): Listener =>
  listen({
    channels: { [CHANNEL]: privacy.forget },
    onListening: async () => privacy.forgetAll(),
  });
