import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../../components/Notice.tsx';

/** Notice for families who saved a listing that its source has dropped. `retiredAt` is an ISO time. */
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
