import { changeNoteSchema, type Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { Form } from '../../../forms/Form.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import type { DraftFields } from '../../../session/draft-store.ts';
import { LISTING_LANGUAGE } from '../../directory/shared/listing-language.ts';
import { useFavoriteChange } from '../useFavoriteChange.ts';
import { lettersLeft, type NoteDraft } from './note-draft.ts';

interface NoteFormProps {
  readonly userId: string;
  readonly favorite: Pick<Favorite, 'id' | 'name' | 'note'>;
  readonly begun: NoteDraft;
  readonly onType: (draft: DraftFields) => void;
  /** It was kept, or given up. */
  readonly onDone: () => void;
  readonly focusWhenShown: (field: HTMLElement | null) => void;
}

/** The text stays until the server has accepted it. */
export const NoteForm = ({
  userId,
  favorite: { id, name, note },
  begun: { note: first, base },
  onType,
  onDone,
  focusWhenShown,
}: NoteFormProps) => {
  const { t } = useLingui();
  const [text, setText] = useState(first);
  const { mutate, isPending } = useFavoriteChange(userId);
  const form = useZodForm({
    schema: changeNoteSchema,
    initial: { note: first },
    onSubmit: (filled) => {
      if (!isPending)
        mutate({ kind: 'note', resourceId: id, note: filled.note }, { onSuccess: onDone });
    },
  });
  const field = form.field('note');
  const left = lettersLeft(text);
  const isTooLong = left !== undefined && left < 0;
  const isChangedElsewhere = !isPending && (note ?? '') !== base;

  return (
    <Form form={form} className="grid gap-3">
      <TextArea
        {...field}
        ref={(element) => {
          field.ref(element);
          focusWhenShown(element);
        }}
        label={t`Your note`}
        aria-label={t`Your note on ${name}`}
        rows={4}
        onInput={({ currentTarget: { value } }) => {
          setText(value);
          onType({ note: value, base });
        }}
        hint={
          left === undefined || isTooLong
            ? t`Private to your family, and encrypted.`
            : t`${plural(left, { one: '# character left', other: '# characters left' })}`
        }
        error={
          isTooLong
            ? t`${plural(-left, { one: 'This is # character too long.', other: 'This is # characters too long.' })}`
            : undefined
        }
      />
      {isChangedElsewhere && (
        <Notice tone="caution">
          <p>
            {note === null ? (
              <Trans>This note was removed in the meantime. Saving brings yours back.</Trans>
            ) : (
              <Trans>
                This note was changed elsewhere in the meantime. Saving replaces it with yours. It
                says:
              </Trans>
            )}
          </p>
          {note !== null && <p className="mt-1 whitespace-pre-wrap">{note}</p>}
        </Notice>
      )}
      <div className={buttonRow}>
        <Button type="submit" look="primary" isBusy={isPending}>
          {isPending ? <Trans>Saving…</Trans> : <Trans>Save note</Trans>}
          <span lang={LISTING_LANGUAGE} className="sr-only">
            {name}
          </span>
        </Button>
        <Button look="secondary" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
};
