import type { Face } from '@hearthway/domain/entry-faces/entry-faces.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { errorWords } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { fieldClass } from '../../../components/field-class.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import { facesQuery, photoPath } from './faces.query.ts';
import { shrinkPhoto } from './shrink-photo.ts';

interface PhotoFieldProps {
  readonly userId: string;
  readonly face: Face;
}

/** Own photo of an entry: made small here, before it is sent. */
export const PhotoField = ({ userId, face }: PhotoFieldProps) => {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const path = photoPath(face.entryId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File | null) =>
      file === null
        ? api.send({ method: 'DELETE', path, schema: ignored })
        : api.send({
            method: 'PUT',
            path,
            body: { photo: await shrinkPhoto(file) },
            schema: ignored,
          }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: facesQuery(userId).queryKey }),
  });
  return (
    <div className="grid gap-3">
      <FormProblem
        problem={
          error === null
            ? undefined
            : errorWords(i18n, error, msg`We couldn’t use this photo. Please try another one.`)
        }
      />
      {face.photoId !== null && (
        <div className="flex flex-wrap items-center gap-4">
          <EntryPicture userId={userId} face={face} className="size-24" />
          <Button look="quiet" isBusy={isPending} onClick={() => mutate(null)}>
            <Trans>Remove the photo</Trans>
          </Button>
        </div>
      )}
      <Field
        label={t`Own photo`}
        hint={t`It is made small and kept encrypted, without place and camera. Other people see it as far as they see the entry.`}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/*"
            className={fieldClass}
            disabled={isPending}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file !== undefined) mutate(file);
            }}
          />
        )}
      </Field>
      <div role="status">{isPending && <Trans>Saving…</Trans>}</div>
    </div>
  );
};
