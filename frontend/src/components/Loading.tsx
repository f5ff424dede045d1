import { Trans } from '@lingui/react/macro';

/** In place of a page that cannot be shown yet. It appears only when that takes a while. */
export const Loading = () => (
  <div
    role="status"
    className="grid min-h-[50vh] animate-appear-late place-content-center justify-items-center gap-4"
  >
    <span
      aria-hidden
      className="size-10 animate-spin rounded-full border-4 border-line border-t-accent"
    />
    <p className="text-text-soft">
      <Trans>One moment…</Trans>
    </p>
  </div>
);
