import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../components/Notice.tsx';

/** Its source still lists it, but we were told better. */
export const TakenOutNotice = ({ retiredAt }: { readonly retiredAt: string }) => {
  const { i18n } = useLingui();
  const day = i18n.date(retiredAt, { dateStyle: 'long' });
  return (
    <Notice tone="caution">
      <Trans>
        We took this provider out of the directory on {day}, since we were told that it has closed
        or moved. Call before you go.
      </Trans>
    </Notice>
  );
};
