import type { DataExport } from '@hearthway/domain/account/account.contract.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../../api/api.ts';
import { errorWords, nothingSaid } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { byteWords } from './byte-words.ts';

/** A link could not say who asks, so the page fetches the file and hands it to the browser. */
export const DownloadExport = ({ copy }: { readonly copy: DataExport }) => {
  const { i18n, t } = useLingui();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    // The page does not keep it, nobody shall find it there.
    gcTime: 0,
    mutationFn: () => api.file(`/api/account/export/${copy.id}/file`),
    onSuccess: (file) =>
      saveFile(file, `${PRODUCT.storagePrefix}-data-${copy.requestedAt.slice(0, 10)}.zip`),
    onError: (error) =>
      showToast({
        tone: 'problem',
        title: t`The download failed`,
        description: errorWords(i18n, error, nothingSaid),
      }),
  });
  const size = copy.bytes === null ? undefined : byteWords(i18n, copy.bytes);
  return (
    <Button look="primary" onClick={() => mutate()} isBusy={isPending}>
      <Download aria-hidden className="size-4" />
      {isPending && <Trans>Downloading…</Trans>}
      {!isPending &&
        (size === undefined ? <Trans>Download</Trans> : <Trans>Download ({size})</Trans>)}
    </Button>
  );
};
