import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Copy, Printer } from 'lucide-react';
import { Button, buttonRow } from '../../../../components/Button.tsx';
import { Field } from '../../../../components/Field.tsx';
import { fieldClass } from '../../../../components/field-class.ts';
import { Notice } from '../../../../components/Notice.tsx';
import { useCopy } from '../../../../components/useCopy.ts';
import { gapsIn } from './write-letter.ts';

interface LetterTextProps {
  /** Generated letter. */
  readonly written: string;
  readonly language: string;
  /** Edited letter. */
  readonly edited: string | null;
  readonly onEdit: (edited: string | null) => void;
}

export const LetterText = ({ written, language, edited, onEdit }: LetterTextProps) => {
  const { t } = useLingui();
  const letter = edited ?? written;
  const gaps = gapsIn(letter);
  const copy = useCopy({
    done: { title: t`Letter copied`, description: t`Paste it into an email or a document.` },
    refused: {
      title: t`The letter was not copied`,
      description: t`Your browser did not allow it. Select the text and copy it by hand.`,
    },
  });
  return (
    <>
      <div className="grid gap-4 print:hidden">
        <Field
          label={t`The letter`}
          hint={t`Read every sentence, and take out what does not fit. You can change all of it.`}
        >
          {(control) => (
            <textarea
              {...control}
              lang={language}
              value={letter}
              autoComplete="off"
              onChange={({ target }) => onEdit(target.value)}
              className={`${fieldClass} field-sizing-content min-h-96`}
            />
          )}
        </Field>
        <p role="status" className="text-sm text-text-soft">
          {gaps > 0 && (
            <Plural
              value={gaps}
              one="# gap in [brackets] is left to fill in."
              other="# gaps in [brackets] are left to fill in."
            />
          )}
        </p>
        {edited !== null && (
          <Notice tone="info">
            <p>
              <Trans>
                You have changed the letter by hand, so the fields above no longer change it.
              </Trans>
            </p>
            <Button look="quiet" onClick={() => onEdit(null)}>
              <Trans>Write it again from the fields</Trans>
            </Button>
          </Notice>
        )}
        <div className={buttonRow}>
          <Button look="primary" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            <Trans>Print the letter</Trans>
          </Button>
          <Button look="secondary" onClick={() => void copy(letter)}>
            <Copy aria-hidden className="size-4" />
            <Trans>Copy the letter</Trans>
          </Button>
        </div>
      </div>
      {/* Prints the whole text, of which a text area shows only its visible part. */}
      <p lang={language} className="hidden whitespace-pre-wrap print:block">
        {letter}
      </p>
    </>
  );
};
