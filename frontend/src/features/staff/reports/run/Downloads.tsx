import {
  FILE_FORMATS,
  type FileFormat,
  type Run,
  tableFileName,
} from '@hearthway/domain/staff/reports/reports.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../../api/api.ts';
import { errorWords, nothingSaid } from '../../../../api/error-words.ts';
import { saveFile } from '../../../../components/save-file.ts';
import { DownloadButton, TakeAway } from '../../../../components/TakeAway.tsx';
import { useToast } from '../../../../components/toasts/useToast.ts';
import { runPath } from '../reports.query.ts';

interface DownloadsProps {
  readonly run: Run;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** A link could not say who asks, so the page fetches the file and hands it to the browser. */
export const Downloads = ({ run, children }: DownloadsProps) => {
  const { i18n, t } = useLingui();
  const showToast = useToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: FileFormat) => api.file(`${runPath(run.runId)}/file?format=${format}`),
    onSuccess: (file, format) => saveFile(file, tableFileName(format, run)),
    onError: (error) =>
      showToast({
        tone: 'problem',
        title: t`The download failed`,
        description: errorWords(i18n, error, nothingSaid),
      }),
  });
  return (
    <TakeAway>
      {FILE_FORMATS.map((format) => (
        <DownloadButton
          key={format}
          format={format}
          isBusy={isPending && variables === format}
          onDownload={() => mutate(format)}
        />
      ))}
      {children}
    </TakeAway>
  );
};
