import { storageOr } from './browser-storage.ts';
import { createDraftStore } from './draft-store.ts';

/** The drafts of this tab. */
export const drafts = createDraftStore(storageOr(() => sessionStorage));
