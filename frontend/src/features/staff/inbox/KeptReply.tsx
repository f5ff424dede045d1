import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../components/Notice.tsx';
import { TextArea } from '../../../components/TextArea.tsx';

/** Unsent text to copy, in place of a closed reply form. */
export const KeptReply = ({ text }: { readonly text: string }) => {
  const { t } = useLingui();
  if (text === '') return null;
  return (
    <div className="mt-6 grid max-w-2xl gap-3">
      <Notice tone="caution">
        <Trans>
          Your reply was not sent. It is kept here until you leave this page: copy it if you need
          it.
        </Trans>
      </Notice>
      <TextArea label={t`Your unsent reply`} value={text} readOnly rows={4} />
    </div>
  );
};
