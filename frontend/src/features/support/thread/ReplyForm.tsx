import { ANSWER_FROM_HOURS, ANSWER_HOURS } from '@hearthway/domain/support/support.constants.ts';
import { sendMessageSchema, type Thread } from '@hearthway/domain/support/support.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { ignored } from '../../../api/create-api.ts';
import { Button } from '../../../components/Button.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { Form } from '../../../forms/Form.tsx';
import { setField } from '../../../forms/set-field.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { VISITOR } from '../../../session/draft-store.ts';
import { useDraftOf } from '../../../session/useDraft.ts';
import { CrisisWatch } from '../../chat/shared/CrisisWatch.tsx';
import { threadsQuery } from '../thread.queries.ts';

interface ReplyFormProps {
  /** The family, or `VISITOR`. */
  readonly reader: string;
  readonly thread: Thread;
}

/** Written text stays until the server has it. */
export const ReplyForm = ({ reader, thread: { threadId, status } }: ReplyFormProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  // The browser opens the visitor’s conversation to anyone who sits at it, so that its draft stays too.
  const draft = useDraftOf(reader, `thread-${threadId}`);
  const [words, setWords] = useState(draft.kept['message'] ?? '');
  const [isSent, setSent] = useState(false);
  const form = useCommandForm({
    path: `/api/support/threads/${threadId}/messages`,
    schema: sendMessageSchema,
    answer: ignored,
    draft,
    isAnonymous: reader === VISITOR,
    fallback: msg`Your message was not sent. It is still here: check your connection, then try again.`,
    onDone: () => {
      setField(form.root.current, { name: 'message', value: '' });
      setWords('');
      setSent(true);
      // The key of the list begins that of each conversation.
      void queryClient.invalidateQueries(threadsQuery(reader));
    },
  });
  return (
    <Form
      form={{
        ...form,
        onInput: (event) => {
          form.onInput(event);
          setSent(false);
          setWords(String(new FormData(event.currentTarget).get('message')));
        },
      }}
      className="grid gap-4 print:hidden"
    >
      <div>
        <TextArea
          label={t`Your message`}
          hint={status === 'resolved' ? t`Writing again reopens this conversation.` : undefined}
          {...form.field('message')}
          rows={4}
          required
        />
        <CrisisWatch fields={[words]} />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button look="primary" type="submit" isBusy={form.isPending}>
          <Send aria-hidden className="size-4" />
          {form.isPending ? <Trans>Sending...</Trans> : <Trans>Send</Trans>}
        </Button>
        <p role="status" className="text-positive">
          {isSent && (
            <Trans>
              Sent. We answer within {ANSWER_FROM_HOURS}-{ANSWER_HOURS} hours.
            </Trans>
          )}
        </p>
      </div>
    </Form>
  );
};
