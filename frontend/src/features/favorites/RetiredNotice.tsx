import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../components/Notice.tsx';

/** Says of a listing that its source has dropped it. An ISO date and time. */
export const RetiredNotice = ({ retiredAt }: { readonly retiredAt: string }) => {
  const { i18n } = useLingui();
  const since = i18n.date(retiredAt, { dateStyle: 'long' });
  return (
    <Notice tone="caution">
      <Trans>
        No longer listed by its source since {since}. What you see here is what the source said
        last, so call before you go.
      </Trans>
    </Notice>
  );
};
