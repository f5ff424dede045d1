import {
  REPORT_TEXT_MAX_LENGTH,
  REPORT_TOPICS,
} from '@hearthway/domain/directory/listing-report.constants.ts';
import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { useDraft } from '../../../session/useDraft.ts';
import { TOPIC_WORDS } from './topic-words.ts';
import { useReport } from './useReport.ts';

interface ReportFormProps {
  readonly userId: string;
  readonly provider: Pick<Provider, 'id' | 'name'>;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

export const ReportForm = ({ userId, provider, onClose, onGone }: ReportFormProps) => {
  const { i18n, t } = useLingui();
  const draft = useDraft(`report-${provider.id}`);
  const [field, setField] = useState(
    () => REPORT_TOPICS.find((topic) => topic === draft.kept['field']) ?? 'phone',
  );
  const [isEmpty, setIsEmpty] = useState(false);
  const report = useReport({
    userId,
    onGone,
    onDone: () => {
      draft.forget();
      onClose();
    },
  });
  return (
    <form
      className="grid gap-4"
      noValidate
      onInput={draft.onInput}
      onSubmit={(event) => {
        event.preventDefault();
        const written = event.currentTarget.elements.namedItem('message');
        if (!(written instanceof HTMLTextAreaElement) || report.isPending) return;
        const message = written.value.trim();
        setIsEmpty(message === '');
        if (message === '') written.focus();
        else report.send({ resourceId: provider.id, field, message });
      }}
    >
      {report.problem !== undefined && (
        <div role="alert">
          <Notice tone="danger">{report.problem}</Notice>
        </div>
      )}
      <Select
        label={t`What is wrong?`}
        name="field"
        value={field}
        options={REPORT_TOPICS.map((value) => ({ value, name: i18n._(TOPIC_WORDS[value]) }))}
        onChoose={setField}
      />
      <TextArea
        label={t`What should it say?`}
        hint={t`Please leave your child’s details out.`}
        name="message"
        rows={3}
        required
        maxLength={REPORT_TEXT_MAX_LENGTH}
        defaultValue={draft.kept['message']}
        error={isEmpty ? t`Please write what is wrong` : undefined}
      />
      <div className={buttonRow}>
        <Button look="primary" type="submit" isBusy={report.isPending}>
          {report.isPending ? <Trans>Sending…</Trans> : <Trans>Send</Trans>}
        </Button>
        <Button look="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
};
