import { storageOr } from './browser-storage.ts';
import { createFirstLookStore } from './first-look-store.ts';

/** The first look of this tab. */
export const firstLook = createFirstLookStore(storageOr(() => sessionStorage));
