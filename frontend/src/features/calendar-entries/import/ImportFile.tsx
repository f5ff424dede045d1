import { IMPORT_MAX_BYTES } from '@hearthway/domain/calendar-entries/entry-import.constants.ts';
import type { Imported } from '@hearthway/domain/calendar-entries/entry-import.contract.ts';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorWords } from '../../../api/error-words.ts';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { fieldClass } from '../../../components/field-class.ts';
import { Select } from '../../../components/Select.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { childrenQuery, presentIn } from '../../children/shared/children.query.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { useImport } from './useImport.ts';

interface ImportFileProps {
  readonly userId: string;
  readonly onDone: () => void;
}

/** Brings in the entries of a file, after a look at what it holds. */
export const ImportFile = ({ userId, onDone }: ImportFileProps) => {
  const { t, i18n } = useLingui();
  const showToast = useToast();
  const { data } = useQuery(childrenQuery(userId));
  const children = presentIn(data?.answer);
  const [file, setFile] = useState<string>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [childId, setChildId] = useState('');
  const [zones, setZones] = useState<Readonly<Record<string, string>>>({});
  const preview = useImport(userId);
  const brought = useImport(userId);
  const look = (changes: { readonly file?: string; readonly zones?: typeof zones }) => {
    const looked = { file, zones, ...changes };
    if (looked.file !== undefined)
      preview.mutate({ file: looked.file, zones: looked.zones, childId, isPreview: true });
  };
  const choose = async (chosen: File | undefined) => {
    preview.reset();
    brought.reset();
    setZones({});
    // A larger file is not even read.
    const isLarge = chosen !== undefined && chosen.size > IMPORT_MAX_BYTES;
    setIsTooLarge(isLarge);
    const text = chosen === undefined || isLarge ? undefined : await chosen.text();
    setFile(text);
    if (text !== undefined) look({ file: text, zones: {} });
  };
  const bring = () => {
    if (file === undefined) return;
    brought.mutate(
      { file, zones, childId, isPreview: false },
      {
        onSuccess: ({ answer }) => {
          showToast({ tone: 'done', ...broughtWords(answer) });
          onDone();
        },
      },
    );
  };
  const broughtWords = ({ added, changed }: Imported) => ({
    title: t`Your calendar has what was in the file`,
    description: t`New: ${added}. Changed: ${changed}.`,
  });
  const error = brought.error ?? preview.error;
  const shown = preview.data?.answer;
  const count = shown === undefined ? 0 : shown.added + shown.changed;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field
        label={t`Calendar file`}
        hint={t`From Google, Apple, Outlook or a school: its name ends in .ics.`}
        error={isTooLarge ? t`The file is too large: 1 MB at most` : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".ics,text/calendar"
            className={fieldClass}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      {children.length > 0 && (
        <Select
          label={t`For whom`}
          value={childId}
          onChoose={setChildId}
          options={[
            { value: '', name: t`The whole family` },
            ...children.map(({ id, name }) => ({ value: id, name })),
          ]}
        />
      )}
      {error !== null && (
        <FormProblem
          problem={errorWords(i18n, error, msg`We couldn’t read the file. Please try again.`)}
        />
      )}
      <div role="status">
        {preview.isPending && <Trans>Looking at the file…</Trans>}
        {shown !== undefined && (
          <ImportPreview
            shown={shown}
            zones={zones}
            onChoose={(zone, value) => {
              const chosen = { ...zones, [zone]: value };
              const known = Object.entries(chosen).filter(([, name]) => name !== '');
              setZones(Object.fromEntries(known));
              look({ zones: Object.fromEntries(known) });
            }}
          />
        )}
      </div>
      {count > 0 && (
        <div className={buttonRow}>
          <Button look="primary" isBusy={brought.isPending || preview.isPending} onClick={bring}>
            <Plural value={count} one="Bring # entry in" other="Bring # entries in" />
          </Button>
        </div>
      )}
    </div>
  );
};
