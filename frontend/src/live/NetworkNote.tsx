import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { OfflineNote } from './OfflineNote.tsx';
import { retryFailed } from './retry-failed.ts';

/**
 * Shows that the device is offline, on pages without a socket. A browser that wrongly reports being online shows nothing.
 */
export const NetworkNote = () => {
  const queryClient = useQueryClient();
  const isOffline = useSyncExternalStore(onNetwork, hasNoNetwork, () => false);
  useEffect(() => {
    // Retries requests that failed for lack of a network.
    const retry = () => void retryFailed(queryClient);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [queryClient]);
  return <OfflineNote isOffline={isOffline} />;
};

const hasNoNetwork = () => !navigator.onLine;

const onNetwork = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};
