import { PICTURES } from '@hearthway/domain/entry-faces/entry-faces.constants.ts';
import { changeFaceSchema, type Face } from '@hearthway/domain/entry-faces/entry-faces.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ignored } from '../../../api/create-api.ts';
import { TextField } from '../../../components/TextField.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import { Form } from '../../../forms/Form.tsx';
import { FormButtons } from '../../../forms/FormButtons.tsx';
import { formSchema } from '../../../forms/form-schema.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { facePath, facesQuery } from './faces.query.ts';
import { PhotoField } from './PhotoField.tsx';
import { pictureWords } from './picture-words.ts';
import { Pictogram } from './pictures/Pictogram.tsx';

const faceFormSchema = formSchema(
  ({ picture = '', label = '', hidden }) => ({
    picture: picture === '' ? null : picture,
    label,
    isHidden: hidden !== undefined,
  }),
  changeFaceSchema,
);

interface FaceFormProps {
  readonly userId: string;
  readonly face: Face;
  /** Title of the entry. */
  readonly title: string;
  readonly onDone: () => void;
}

/** Chooses how a child reads an entry: words, and a drawing or an own photo. */
export const FaceForm = ({ userId, face, title, onDone }: FaceFormProps) => {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const form = useCommandForm({
    method: 'PUT',
    path: facePath(face.entryId),
    schema: faceFormSchema,
    answer: ignored,
    initial: { label: face.label },
    fallback: msg`We couldn’t save this. Please try again.`,
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: facesQuery(userId).queryKey });
      onDone();
    },
  });
  return (
    <div className="grid gap-5">
      <PhotoField userId={userId} face={face} />
      <Form form={form}>
        <TextField
          label={t`Words for the child`}
          hint={t`Empty: ${title}`}
          {...form.field('label')}
        />
        <fieldset>
          <legend className="font-semibold">
            {face.photoId === null ? (
              <Trans>Drawing</Trans>
            ) : (
              <Trans>Drawing, shown without the photo</Trans>
            )}
          </legend>
          <div className="grid grid-cols-2 gap-2 pt-2 sm:grid-cols-4">
            {[null, ...PICTURES].map((picture) => (
              <label
                key={picture}
                className="touch grid cursor-pointer justify-items-center gap-1 rounded-soft border border-line p-2 text-center has-checked:border-2 has-checked:border-accent has-checked:bg-accent-wash"
              >
                {picture !== null && <Pictogram name={picture} className="size-16" />}
                <span className="flex items-center gap-2">
                  <input
                    type="radio"
                    name="picture"
                    value={picture ?? ''}
                    defaultChecked={face.picture === picture}
                    className="size-5 accent-accent"
                  />
                  {picture === null ? <Trans>No drawing</Trans> : pictureWords(i18n, picture)}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <TickBox
          label={t`For adults only: children do not see it in their day`}
          name="hidden"
          defaultChecked={face.isHidden}
        />
        <FormButtons isPending={form.isPending} onCancel={onDone}>
          {form.isPending ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
        </FormButtons>
      </Form>
    </div>
  );
};
