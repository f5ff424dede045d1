import { Trans } from '@lingui/react/macro';

/** Mark at the top of a made-up listing. */
export const DemoMark = () => (
  <p className="text-sm">
    <strong className="rounded-soft bg-caution-wash px-2 py-0.5 wrap-normal text-caution">
      <Trans comment="Marks a listing that is made up">Demo</Trans>
    </strong>{' '}
    <Trans>This provider is made up to show what the directory will look like.</Trans>
  </p>
);
