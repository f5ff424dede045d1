import { Trans } from '@lingui/react/macro';

/** Outline of the signed-in home until it is complete. Taller than a screen. */
export const HomeSkeleton = () => (
  <div role="status" className="grid min-h-[130vh] content-start gap-6">
    <p className="sr-only">
      <Trans>One moment…</Trans>
    </p>
    <div aria-hidden className="grid grid-cols-1 gap-6">
      <div className="h-12 max-w-80 animate-breathe rounded-soft bg-sunken" />
      <div className="h-56 animate-breathe rounded-soft bg-sunken" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <div className="h-56 animate-breathe rounded-soft bg-sunken" />
        <div className="h-56 animate-breathe rounded-soft bg-sunken max-lg:hidden" />
      </div>
    </div>
  </div>
);
