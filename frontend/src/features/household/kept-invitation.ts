import { PRODUCT } from '@hearthway/domain/product.ts';
import { storageOr, tryToKeep } from '../../session/browser-storage.ts';

const KEY = `${PRODUCT.storagePrefix}-invitation`;

/**
 * The invitation that this tab has opened, so that signing in or up leads back to it. Its secret would
 * otherwise be in an address that the server sees.
 */
export const keptInvitation = {
  read: (): string => storageOr(() => sessionStorage).getItem(KEY) ?? '',
  keep: (token: string): void => {
    tryToKeep(
      storageOr(() => sessionStorage),
      KEY,
      token,
    );
  },
  forget: (): void => storageOr(() => sessionStorage).removeItem(KEY),
};
