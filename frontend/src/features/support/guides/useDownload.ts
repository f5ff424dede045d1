import { GUIDES, guideFileName, guideFilePath } from '@hearthway/domain/content/guide.constants.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { saveFile } from '../../../components/save-file.ts';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { useSession } from '../../../session/useSession.ts';
import type { GuideFile } from './files-of.ts';

/** Downloads the file of a guide, and says so when it does not come. */
export const useDownload = ({ id, language, title }: GuideFile) => {
  const { t } = useLingui();
  const failed = useFailureToast();
  const session = useSession();
  const isFamily = session.status === 'signed-in' && session.user.role === 'family';
  // A family has its file, whether or not this is heard.
  const { mutate: tell } = useMutation({
    mutationFn: () =>
      api.send({
        method: 'POST',
        path: '/api/help/guide-downloads',
        body: { guideId: id, language },
        schema: ignored,
        isAutomatic: true,
      }),
  });
  return useMutation({
    mutationFn: async () => {
      saveFile(await api.file(guideFilePath(id, language)), guideFileName(title));
    },
    onSuccess: () => {
      if (isFamily && GUIDES.some((known) => known === id)) tell();
    },
    onError: failed(t`The guide did not arrive`),
  });
};
