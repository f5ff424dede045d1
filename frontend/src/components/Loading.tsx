import { Trans } from '@lingui/react/macro';

interface LoadingProps {
  /** Placed below an existing heading. */
  readonly isPart?: boolean;
}

/** Outline of a page that cannot be shown yet. */
export const Loading = ({ isPart = false }: LoadingProps) => (
  <div role="status">
    <p className="sr-only">
      <Trans>One moment…</Trans>
    </p>
    <PageSkeleton isPart={isPart} />
  </div>
);

/** Outline as tall as the start of most pages, so that nothing moves. */
export const PageSkeleton = ({ isPart = false }: LoadingProps) => (
  <div aria-hidden className="grid animate-breathe grid-cols-1 gap-4">
    {!isPart && (
      <>
        <div className="mt-1 h-9 w-72 max-w-2/3 rounded-soft bg-sunken" />
        <div className="mb-4 h-5 w-[34rem] max-w-full rounded-soft bg-sunken" />
      </>
    )}
    <div className="h-40 rounded-soft border border-line bg-raised" />
    <div className="h-40 rounded-soft border border-line bg-raised" />
    <div className="h-40 rounded-soft border border-line bg-raised" />
  </div>
);
