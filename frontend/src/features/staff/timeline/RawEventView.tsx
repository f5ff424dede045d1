import { REASON_MAX_LENGTH } from '@hearthway/domain/staff/support-access.constants.ts';
import { revealSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ignored } from '../../../api/create-api.ts';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { type Reading, rawEventQuery } from './timeline.query.ts';
import { useStaffCommand } from './useStaffCommand.ts';
import { endOfCall, type WatchEnd } from './watch-end.ts';

interface RawEventViewProps {
  readonly reading: Reading;
  readonly eventId: string;
  readonly onEnded: (end: WatchEnd) => void;
}

/** Stored event. Personal fields are masked until a reason to reveal them is given. */
export const RawEventView = ({ reading, eventId, onEnded }: RawEventViewProps) => {
  const { t } = useLingui();
  const query = useQuery(rawEventQuery(reading, eventId));
  const [isRevealing, setIsRevealing] = useState(false);
  const end = endOfCall(query.error);
  useEffect(() => {
    if (end !== undefined) onEnded(end);
  }, [end, onEnded]);

  const { data: event } = query;
  if (event === undefined) {
    return query.error === null ? (
      <div aria-busy className="h-24 animate-breathe rounded-soft bg-sunken" />
    ) : (
      <FailedQuery query={query} title={t`We couldn’t load the event`} />
    );
  }
  const { personal, isRevealed, ...stored } = event;
  return (
    <div className="grid justify-items-start gap-2">
      <pre
        lang="en"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to scroll it too.
        tabIndex={0}
        className="max-h-96 w-full overflow-auto rounded-soft bg-sunken p-3 text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {JSON.stringify(stored, null, 2)}
      </pre>
      {personal.length > 0 &&
        (isRevealed ? (
          <p className="text-sm text-text-soft">
            <Trans>You opened the personal details of this event. The family can see that.</Trans>
          </p>
        ) : (
          <Button look="secondary" onClick={() => setIsRevealing(true)}>
            <Trans>Reveal personal details</Trans>
          </Button>
        ))}
      {isRevealing && (
        <RevealDialog reading={reading} eventId={eventId} onClose={() => setIsRevealing(false)} />
      )}
    </div>
  );
};

interface RevealDialogProps {
  readonly reading: Reading;
  readonly eventId: string;
  readonly onClose: () => void;
}

const RevealDialog = ({ reading, eventId, onClose }: RevealDialogProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useStaffCommand({
    userId: reading.userId,
    command: 'reveal',
    schema: revealSchema,
    answer: ignored,
    onClose,
    onDone: () => {
      void queryClient.invalidateQueries(rawEventQuery(reading, eventId));
      return {
        title: t`Details revealed`,
        description: t`Your reason was noted, and the family can see that you opened them.`,
      };
    },
  });
  return (
    <ActionDialog
      title={t`Reveal personal details?`}
      confirm={t`Reveal`}
      confirming={t`Revealing…`}
      form={form}
      onClose={onClose}
    >
      <p>
        <Trans>
          Open only what you need to help. It is noted with your reason, and the family can see
          that.
        </Trans>
      </p>
      <input type="hidden" name="eventId" value={eventId} />
      <TextArea
        label={t`Why do you need to see this?`}
        {...form.field('reason')}
        rows={2}
        required
        maxLength={REASON_MAX_LENGTH}
      />
    </ActionDialog>
  );
};
