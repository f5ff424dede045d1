import {
  REPORT_TEXT_MAX_LENGTH,
  REPORT_TOPICS,
  type ReportTopic,
} from '@hearthway/domain/directory/listing-report.constants.ts';
import { reportListingErrorSchema } from '@hearthway/domain/directory/listing-report.contract.ts';
import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { ignored } from '../../../api/create-api.ts';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { Form } from '../../../forms/Form.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { listingReportsQuery } from './provider.query.ts';
import { TOPIC_WORDS } from './topic-words.ts';

interface ReportFormProps {
  readonly userId: string;
  readonly provider: Pick<Provider, 'id' | 'name'>;
  readonly topic?: ReportTopic;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

export const ReportForm = ({
  userId,
  provider,
  topic = 'phone',
  onClose,
  onGone,
}: ReportFormProps) => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useCommandForm({
    path: `/api/resources/${encodeURIComponent(provider.id)}/reports`,
    schema: reportListingErrorSchema,
    answer: ignored,
    initial: { field: topic },
    draft: useDraft(`report-${provider.id}`),
    fallback: msg`Nothing was sent. Check your connection, then try again.`,
    onDone: () => {
      void queryClient.invalidateQueries(listingReportsQuery(userId));
      showToast({
        tone: 'done',
        title: t`Thank you for telling us!`,
        description: t`We’ll look into it, and tell you here and by email.`,
      });
      onClose();
    },
    onRefused: (refusal) => {
      if (refusal instanceof ApiError && refusal.code === 'UnknownResource') onGone();
    },
  });
  return (
    <Form form={form} className="grid gap-4">
      <Select
        label={t`What is wrong?`}
        {...form.field('field')}
        options={REPORT_TOPICS.map((value) => ({ value, name: i18n._(TOPIC_WORDS[value]) }))}
      />
      <TextArea
        label={t`What should it say?`}
        hint={t`Please leave your child’s details out.`}
        {...form.field('message')}
        rows={3}
        required
        maxLength={REPORT_TEXT_MAX_LENGTH}
      />
      <div className={buttonRow}>
        <Button look="primary" type="submit" isBusy={form.isPending}>
          {form.isPending ? <Trans>Sending…</Trans> : <Trans>Send</Trans>}
        </Button>
        <Button look="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  );
};
