import { PRODUCT } from '@hearthway/domain/product.ts';
import { storageOr, tryToKeep } from '../../../session/browser-storage.ts';

const KEY = `${PRODUCT.storagePrefix}-tour-completed`;

const storage = storageOr(() => localStorage);

/**
 * Whether the tour was finished or skipped in this browser. See docs/product-rules.md#guided-tour.
 */
export const isTourDone = (): boolean => storage.getItem(KEY) === 'true';

/** Whether it could be kept: where it can't, the tour is offered again at the next visit. */
export const markTourDone = (): boolean => tryToKeep(storage, KEY, 'true');
