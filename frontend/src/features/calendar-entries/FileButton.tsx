import type { CalendarEntry } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { errorWords } from '../../api/error-words.ts';
import { Button } from '../../components/Button.tsx';
import { saveFile } from '../../components/save-file.ts';
import { useToast } from '../../components/toasts/useToast.ts';
import { ENTRIES_PATH } from './calendar.queries.ts';

/** Saves an entry as a file that other calendars read. */
export const FileButton = ({ entry: { id, title } }: { readonly entry: CalendarEntry }) => {
  const { t, i18n } = useLingui();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.file(`${ENTRIES_PATH}/${id}/file`),
    onSuccess: (file) => saveFile(file, `${PRODUCT.storagePrefix}-calendar.ics`),
    onError: (error) =>
      showToast({
        tone: 'problem',
        title: t`The file could not be made`,
        description: errorWords(i18n, error, msg`Please try again.`),
      }),
  });
  return (
    <Button look="quiet" isBusy={isPending} onClick={() => mutate()}>
      <Trans>
        To another calendar<span className="sr-only">: {title}</span>
      </Trans>
    </Button>
  );
};
