import { mergeThreadSchema, type StaffThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { Select } from '../../../components/Select.tsx';
import { ActionDialog } from '../timeline/ActionDialog.tsx';
import type { ThreadReading } from './inbox.query.ts';
import { STATUSES, TOPICS } from './thread-words.ts';
import { useThreadForm } from './useThreadForm.ts';

interface MergeThreadProps {
  readonly reading: ThreadReading;
  readonly thread: Pick<StaffThread, 'others'>;
  readonly onClose: () => void;
}

/** Merges the thread into another one of the same person. */
export const MergeThread = ({ reading, thread, onClose }: MergeThreadProps) => {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const [first, ...rest] = thread.others.filter(({ status }) => status !== 'merged');
  const form = useThreadForm({
    reading,
    command: 'merge',
    schema: mergeThreadSchema,
    onDone: ({ into }) => {
      onClose();
      void navigate(`/staff/inbox/${into}`);
    },
  });
  if (first === undefined) return null;
  return (
    <ActionDialog
      title={t`Join with another conversation`}
      confirm={t`Join`}
      confirming={t`Joining…`}
      form={form}
      onClose={onClose}
    >
      <p>
        <Trans>
          The other conversation goes on, with the messages of this one among its own. That can’t be
          taken back.
        </Trans>
      </p>
      <Select
        label={t`The conversation that goes on`}
        {...form.field('into')}
        defaultValue={first.threadId}
        options={[first, ...rest].map(({ threadId, topic, status, openedAt }) => ({
          value: threadId,
          name: [
            i18n._(TOPICS[topic]),
            i18n._(STATUSES[status]),
            i18n.date(openedAt, { dateStyle: 'medium' }),
          ].join(', '),
        }))}
      />
    </ActionDialog>
  );
};
