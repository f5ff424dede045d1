import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../components/Notice.tsx';

/** A listing outlives its place in the source, for those who kept it. */
export const RetiredNotice = ({ retiredAt }: { readonly retiredAt: string }) => {
  const { i18n } = useLingui();
  return (
    <Notice tone="caution">
      <Trans>
        Its source has not listed this provider since {i18n.date(retiredAt, { dateStyle: 'long' })}.
        They may have closed or moved. Call before you go.
      </Trans>
    </Notice>
  );
};
