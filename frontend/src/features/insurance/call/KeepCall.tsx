import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { errorWords } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { accountPath } from '../../../session/redirect.ts';
import { hasNotes, logged, NO_CALL } from './call-draft.ts';
import { callsQuery } from './calls.query.ts';
import type { CallNotes } from './useCallDraft.ts';

const PATH = '/insurance-help/call';

interface KeepCallProps {
  readonly userId: string;
  readonly notes: CallNotes;
  /** Question ids in the order of the call. */
  readonly questions: readonly string[];
}

/** Moves the notes from this browser to the family's call log. Keeps them here until that succeeds. */
export const KeepCall = ({ userId, notes, questions }: KeepCallProps) => {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const [isMissing, setIsMissing] = useState(false);
  const { draft, clear } = notes;
  const keep = useMutation({
    mutationFn: () =>
      api.send({
        method: 'POST',
        path: '/api/insurance/calls',
        body: logged(draft, questions, new Date()),
        schema: ignored,
      }),
    onSuccess: () => {
      clear();
      void queryClient.invalidateQueries(callsQuery(userId));
    },
  });
  const isEmpty = !hasNotes(draft);
  return (
    <div className="grid justify-items-start gap-3">
      <FormProblem
        problem={
          keep.error === null
            ? undefined
            : errorWords(
                i18n,
                keep.error,
                msg`We couldn’t keep this call. Your notes are still here: please try again.`,
              )
        }
      />
      <Button
        look="primary"
        isBusy={keep.isPending}
        onClick={() => {
          setIsMissing(isEmpty);
          if (!isEmpty) keep.mutate();
        }}
      >
        <Trans>Keep this call</Trans>
      </Button>
      <p role="status" className="text-sm text-text-soft empty:hidden">
        {isMissing && isEmpty && <Trans>Note a reply, a name or a reference number first.</Trans>}
        {keep.isSuccess && draft === NO_CALL && <Trans>Kept in your call log.</Trans>}
      </p>
    </div>
  );
};

/** Tells visitors that an account keeps a log of calls. */
export const KeepWithAccount = () => (
  <p className="measure text-sm">
    <Trans>
      To keep a log of your calls on any device,{' '}
      <Link to={accountPath('login', PATH)}>sign in</Link> or{' '}
      <Link to={accountPath('signup', PATH)}>create a free account</Link>. Your notes wait here.
    </Trans>
  </p>
);
