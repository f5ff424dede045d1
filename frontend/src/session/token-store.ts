import { AUTH_TOKEN_KEY } from '@hearthway/domain/session/session.constants.ts';
import { createListeners } from '../listeners.ts';
import { type BrowserStorage, tryToKeep } from './browser-storage.ts';

/**
 * This page's half of a session. The browser keeps the other as a cookie that no script can read.
 */
export interface Credential {
  /** Identifies a session in cache keys, without revealing its token. */
  readonly id: number;
  readonly token: string;
}

export interface TokenStore {
  readonly current: () => Credential | undefined;
  readonly keep: (token: string) => void;
  /**
   * Forgets a credential that the server no longer knows, unless another has taken its place meanwhile.
   */
  readonly drop: (credential: Credential) => void;
  /** Forgets the current credential by the person’s own will. */
  readonly leave: () => void;
  /** Whether a session of this page has ended without the page: by the server, or in another tab. */
  readonly hasEndedElsewhere: () => boolean;
  /** Notified of every change, including other tabs'. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface TokenStoreOptions {
  readonly storage: BrowserStorage;
  /** Calls back when another tab has changed what is stored. */
  readonly onOtherTab: (listener: () => void) => void;
}

/** In base64url. Of anything else a request could not even be made. */
const TOKEN = /^[\w-]+$/;

export const createTokenStore = ({ storage, onOtherTab }: TokenStoreOptions): TokenStore => {
  const listeners = createListeners();
  let sessions = 0;
  let current: Credential | undefined;
  let isStored = true;
  let hasEndedElsewhere = false;

  const become = (token: string | null) => {
    if (token === (current?.token ?? null)) return;
    sessions += 1;
    hasEndedElsewhere = token === null;
    current = token === null ? undefined : { id: sessions, token };
    listeners.notify();
  };
  const readStored = () => {
    const stored = storage.getItem(AUTH_TOKEN_KEY) ?? '';
    become(TOKEN.test(stored) ? stored : null);
  };

  const drop = (credential: Credential) => {
    if (credential !== current) return;
    // Another tab may have stored the next session, before this one has noticed.
    if (storage.getItem(AUTH_TOKEN_KEY) === credential.token) storage.removeItem(AUTH_TOKEN_KEY);
    isStored = true;
    readStored();
  };

  readStored();
  onOtherTab(() => {
    // A full storage says nothing about this page's session.
    if (isStored) readStored();
  });
  return {
    current: () => current,
    keep: (token) => {
      // A full browser is signed in until the page is left.
      isStored = tryToKeep(storage, AUTH_TOKEN_KEY, token);
      become(token);
    },
    drop,
    leave: () => {
      if (current !== undefined) drop(current);
      hasEndedElsewhere = false;
      listeners.notify();
    },
    hasEndedElsewhere: () => hasEndedElsewhere,
    subscribe: listeners.subscribe,
  };
};
