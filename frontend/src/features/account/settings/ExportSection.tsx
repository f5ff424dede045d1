import { type DataExport, dataExportSchema } from '@hearthway/domain/account/account.contract.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { exportKey } from '../../../live/cache-keys.ts';
import { byteWords } from './byte-words.ts';
import { LineSkeleton } from './LineSkeleton.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export const ExportSection = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const query = useQuery(exportQuery(userId));
  const { data, isPending } = query;
  return (
    <SettingsSection id="data" title={t`Download my data`}>
      <p className="measure">
        <Trans>
          One ZIP file with everything we have about you, to read in your browser, plus a JSON copy
          for other programs. It takes up to a minute, and you can keep using the site meanwhile.
        </Trans>
      </p>
      {data !== undefined && <Copy userId={userId} copy={data} />}
      {isPending && <LineSkeleton />}
      <FailedQuery query={query} title={t`We couldn’t check on your copy`} />
    </SettingsSection>
  );
};

interface CopyProps {
  readonly userId: string;
  readonly copy: DataExport | null;
}

const Copy = ({ userId, copy }: CopyProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRequestExport(userId);
  const request = (label: string) => (
    <Button look="secondary" onClick={() => mutate()} isBusy={isPending}>
      {label}
    </Button>
  );
  return (
    <>
      <div role="status" className="w-full empty:hidden">
        {copy !== null && <State copy={copy} />}
      </div>
      {copy === null && request(t`Prepare my data`)}
      {copy?.status === 'failed' && request(t`Try again`)}
      {copy?.status === 'ready' && (
        <div className={buttonRow}>
          <DownloadExport copy={copy} />
          {request(t`Prepare a newer copy`)}
        </div>
      )}
    </>
  );
};

/** Announced when it changes, except the progress, which changes too often. */
const State = ({ copy }: { readonly copy: DataExport }) => {
  const { i18n, t } = useLingui();
  switch (copy.status) {
    case 'building':
      return (
        <div className="grid gap-2">
          <p>
            <Trans>We’re putting your data together…</Trans>
          </p>
          <progress
            aria-label={t`Your data`}
            value={copy.percent}
            max={100}
            className="h-3 w-full max-w-md appearance-none overflow-hidden rounded-soft bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
          />
        </div>
      );
    case 'ready':
      return (
        <p>
          {copy.expiresAt === null ? (
            <Trans>Your data is ready.</Trans>
          ) : (
            <Trans>
              Your data is ready. You can download it until{' '}
              {i18n.date(copy.expiresAt, { dateStyle: 'long' })}.
            </Trans>
          )}
        </p>
      );
    case 'failed':
      return (
        <Notice tone="danger">
          <Trans>Something went wrong while we put your data together. Please try again.</Trans>
        </Notice>
      );
  }
};

const useRequestExport = (userId: string) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: () =>
      api.send({ method: 'POST', path: '/api/account/export', schema: dataExportSchema }),
    onSuccess: ({ answer }) => queryClient.setQueryData(exportQuery(userId).queryKey, answer),
    onError: failed(t`We couldn’t start preparing your data`),
  });
};

/** A plain link could not send the token, so the page fetches the file and saves it. */
const DownloadExport = ({ copy }: { readonly copy: DataExport }) => {
  const { i18n, t } = useLingui();
  const failed = useFailureToast();
  const { mutate, isPending } = useMutation({
    // Personal data: not kept in the page's cache.
    gcTime: 0,
    mutationFn: () => api.file(`/api/account/export/${copy.id}/file`),
    onSuccess: (file) =>
      saveFile(file, `${PRODUCT.storagePrefix}-data-${copy.requestedAt.slice(0, 10)}.zip`),
    onError: failed(t`The download failed`),
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

/** Polling interval while the copy is made, in case the socket is down. */
const ASK_EVERY_MS = 5_000;

/** The newest copy of a person's data, or null. The socket announces its progress. */
const exportQuery = (userId: string) =>
  queryOptions({
    queryKey: exportKey(userId),
    queryFn: ({ signal }) =>
      api.get('/api/account/export', { schema: z.nullable(dataExportSchema), signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'building' ? ASK_EVERY_MS : false),
  });
