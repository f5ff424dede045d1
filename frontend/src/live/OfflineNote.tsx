import { Trans } from '@lingui/react/macro';

export const OfflineNote = ({ isOffline }: { readonly isOffline: boolean }) => (
  // Always mounted, so that its changes are announced.
  <div role="status">
    {isOffline && (
      <p className="animate-appear bg-caution-wash px-4 py-2 text-center text-caution">
        <Trans>You’re offline. We’ll reconnect automatically.</Trans>
      </p>
    )}
  </div>
);
