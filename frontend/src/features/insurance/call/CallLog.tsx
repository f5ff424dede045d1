import type { Call } from '@hearthway/domain/insurance/calls.contract.ts';
import { INSURER_NAMES } from '@hearthway/domain/insurance/insurers.constants.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { errorWords } from '../../../api/error-words.ts';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { ForChildren } from '../../children/shared/ForChildren.tsx';
import { May } from '../../household/shared/May.tsx';
import { TIME_REPLY } from './call-draft.ts';
import { callsQuery } from './calls.query.ts';
import type { ScriptItem } from './useCallScript.ts';

interface CallLogProps {
  readonly userId: string;
  readonly script: ScriptItem | undefined;
}

/** Calls of a family by date, each with its details. */
export const CallLog = ({ userId, script }: CallLogProps) => {
  const { t } = useLingui();
  const id = useId();
  const calls = useQuery(callsQuery(userId));
  const log = calls.data?.answer.calls;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 print:hidden">
      <h2 id={id} className="text-xl" tabIndex={-1}>
        <Trans>Your call log</Trans>
      </h2>
      <FailedQuery query={calls} title={t`We couldn’t load your call log`} />
      {log?.length === 0 && (
        <p className="measure text-text-soft">
          <Trans>No calls yet. Once you keep one, it is listed here by date.</Trans>
        </p>
      )}
      {log !== undefined && log.length > 0 && (
        <ul className="divide-y divide-line rounded-soft border border-line bg-raised">
          {log.map((call) => (
            <li key={call.callId}>
              <LoggedCall userId={userId} call={call} script={script} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

interface LoggedCallProps extends CallLogProps {
  readonly call: Call;
}

const LoggedCall = ({ userId, call, script }: LoggedCallProps) => {
  const { t, i18n } = useLingui();
  const day = i18n.date(`${call.calledOn}T12:00`, { dateStyle: 'long' });
  const time = call.replies.find(({ questionId }) => questionId === TIME_REPLY)?.reply;
  const insurer =
    call.insurer === null || call.insurer === 'other' ? undefined : INSURER_NAMES[call.insurer];
  const details = [
    [t`Time of the call`, time ?? ''],
    [t`Name of the person`, call.person],
    [t`Reference number`, call.reference],
  ].filter(([, text]) => text !== '');
  return (
    <details className="group px-4">
      <summary className="touch flex cursor-pointer list-none items-center gap-3 rounded-soft py-2 [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4 shrink-0 text-accent group-open:rotate-180" />
        <span className="min-w-0">
          <span className="font-semibold">{day}</span>
          {insurer !== undefined && <span>, {insurer}</span>}
        </span>
      </summary>
      <div className="grid grid-cols-1 gap-3 pb-4 wrap-anywhere">
        <dl className="grid gap-3">
          {details.map(([name, text]) => (
            <div key={name}>
              <dt className="text-sm text-text-soft">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {call.replies
            .filter(({ questionId }) => questionId !== TIME_REPLY)
            .map(({ questionId, reply }) => (
              <div key={questionId}>
                <dt className="text-sm text-text-soft" lang={script?.language}>
                  {script?.words.wording[questionId]?.question ?? questionId}
                </dt>
                <dd className="whitespace-pre-wrap">{reply}</dd>
              </div>
            ))}
        </dl>
        <ForChildren userId={userId} kind="call" objectId={call.callId} />
        <May effect="remove" scope="insurance">
          <RemoveCall userId={userId} callId={call.callId} day={day} />
        </May>
      </div>
    </details>
  );
};

interface RemoveCallProps {
  readonly userId: string;
  readonly callId: string;
  readonly day: string;
}

/** Confirms first, since a removed call cannot be restored. */
const RemoveCall = ({ userId, callId, day }: RemoveCallProps) => {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useMutation({
    mutationFn: () =>
      api.send({
        method: 'DELETE',
        path: `/api/insurance/calls/${encodeURIComponent(callId)}`,
        schema: ignored,
      }),
    onSuccess: () => queryClient.invalidateQueries(callsQuery(userId)),
  });
  if (!isConfirming)
    return (
      <div>
        <Button
          look="quiet"
          aria-label={t`Remove the call of ${day}`}
          onClick={() => setIsConfirming(true)}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      <FormProblem
        problem={
          remove.error === null
            ? undefined
            : errorWords(i18n, remove.error, msg`We couldn’t remove this call. Please try again.`)
        }
      />
      <p>
        <Trans>Remove this call from your log? It can’t be brought back.</Trans>
      </p>
      <div className={buttonRow}>
        <Button look="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
          <Trans>Yes, remove it</Trans>
        </Button>
        <Button look="secondary" autoFocus onClick={() => setIsConfirming(false)}>
          <Trans>No, keep it</Trans>
        </Button>
      </div>
    </div>
  );
};
