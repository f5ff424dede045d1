import {
  type AccessibilitySettings,
  isSameAccessibility,
} from '@hearthway/domain/journey/accessibility.constants.ts';
import { isBehind } from '../../../api/positions.ts';
import type { SettingsStore } from '../shared/accessibility/settings-store.ts';
import type { Unsent } from '../shared/accessibility/unsent.ts';
import type { LastAccountStore } from './last-account.ts';

/** A slider passes many sizes on its way: only where it stops is sent. */
export const CHOICE_PAUSE_MS = 500;
/** After a failure that may pass. */
export const RETRY_MS = 15_000;

/** Null where the account has none, or no longer: each device's own preferences count. */
type AccountSettings = AccessibilitySettings | null;

export interface SettingsSyncOptions {
  readonly userId: string;
  readonly store: Pick<SettingsStore, 'kept' | 'take' | 'onChoice'>;
  readonly unsent: Unsent;
  readonly lastAccount: LastAccountStore;
  /** Answers the position in the log. */
  readonly send: (settings: AccountSettings) => Promise<string | undefined>;
  readonly isTransient: (error: unknown) => boolean;
  /** Called once for all failures in a row. */
  readonly onFailure: () => void;
}

export interface SettingsSync {
  /** The account's settings, and the position up to which they are known. */
  readonly hear: (settings: AccountSettings, position: string | undefined) => void;
  /** The way to the server may be open again. */
  readonly retry: () => void;
  readonly stop: () => void;
}

/**
 * Synchronizes this browser's settings with the signed-in account. The account wins, except over
 * newer choices of its owner here. An account without settings gets those chosen here before
 * signing in; never those of another person. Signing out leaves the page as it looks: a sudden
 * change might make it unreadable.
 */
export const startSettingsSync = ({
  userId,
  store,
  unsent,
  lastAccount,
  send,
  isTransient,
  onFailure,
}: SettingsSyncOptions): SettingsSync => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let hasFailed = false;
  let isStopped = false;
  let sent: string | undefined;
  // Sent earlier, one choice would overwrite the account with another person's settings.
  let hasHeard = false;

  const left = lastAccount.read();
  // Unsent settings of another person never go to this account.
  if (left !== undefined && left.userId !== userId) unsent.clear();

  const sendSoon = (delayMs: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void sendNow(), delayMs);
  };

  const sendNow = async (): Promise<void> => {
    if (isSending || !hasHeard || !unsent.isMarked()) return;
    isSending = true;
    const settings = store.kept();
    try {
      sent = (await send(settings)) ?? sent;
      hasFailed = false;
      if (isStopped) return;
      lastAccount.keep({ userId, hasSettings: settings !== null });
      if (isSameAccessibility(settings, store.kept())) unsent.clear();
      else sendSoon(CHOICE_PAUSE_MS);
    } catch (error) {
      if (isStopped) return;
      if (!hasFailed) onFailure();
      hasFailed = true;
      if (isTransient(error)) sendSoon(RETRY_MS);
    } finally {
      isSending = false;
    }
  };

  const ignoreChoices = store.onChoice(() => {
    unsent.mark();
    sendSoon(CHOICE_PAUSE_MS);
  });

  const takeOver = (settings: AccountSettings): void => {
    if (!isSameAccessibility(settings, store.kept())) store.take(settings);
  };

  return {
    hear: (settings, position) => {
      hasHeard = true;
      const last = lastAccount.read();
      if (unsent.isMarked()) return sendSoon(0);
      // A stale read may be older than this page's last change.
      if (sent !== undefined && position !== undefined && isBehind(position, sent)) return;
      if (settings !== null) takeOver(settings);
      else if (last?.userId === userId && last.hasSettings) takeOver(null);
      else if (last === undefined && store.kept() !== null) {
        unsent.mark();
        return sendSoon(0);
      }
      lastAccount.keep({ userId, hasSettings: settings !== null });
    },
    retry: () => sendSoon(0),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      ignoreChoices();
    },
  };
};
