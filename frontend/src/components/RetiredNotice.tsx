import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from './Notice.tsx';

/** A listing outlives its place in the source, for those who kept it. An ISO date and time. */
export const RetiredNotice = ({ retiredAt }: { readonly retiredAt: string }) => {
  const { i18n } = useLingui();
  const since = i18n.date(retiredAt, { dateStyle: 'long' });
  return (
    <Notice tone="caution">
      <Trans>
        No longer listed by its source since {since}. They may have closed or moved. Call before you
        go.
      </Trans>
    </Notice>
  );
};
