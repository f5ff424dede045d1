import * as z from 'zod/mini';
import { type BrowserStorage, tryToKeep } from '../../../session/browser-storage.ts';
import { SETTINGS_KEY } from '../shared/accessibility/settings.ts';

const LAST_ACCOUNT_KEY = `${SETTINGS_KEY}-account`;

const lastAccountSchema = z.object({
  userId: z.string(),
  /** Whether the account had settings at the last sync. */
  hasSettings: z.boolean(),
});

/** The account that owns this browser's settings. Kept after signing out, like the settings. */
type LastAccount = z.infer<typeof lastAccountSchema>;

export interface LastAccountStore {
  readonly read: () => LastAccount | undefined;
  readonly keep: (account: LastAccount) => void;
}

export const createLastAccount = (storage: BrowserStorage): LastAccountStore => ({
  read: () => {
    try {
      return lastAccountSchema.parse(JSON.parse(storage.getItem(LAST_ACCOUNT_KEY) ?? 'null'));
    } catch {
      // Not signed in yet, or not our data.
      return undefined;
    }
  },
  keep: (account) => tryToKeep(storage, LAST_ACCOUNT_KEY, JSON.stringify(account)),
});
