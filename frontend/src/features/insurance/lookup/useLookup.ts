import { insurerCalled } from '@hearthway/domain/insurance/insurers.constants.ts';
import {
  type LookupAnswer,
  lookupAnswerSchema,
  lookupFormSchema,
} from '@hearthway/domain/insurance/lookup.contract.ts';
import { isStateCode } from '@hearthway/domain/kernel/states.constants.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { errorWords } from '../../../api/error-words.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { setField } from '../../../forms/set-field.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useSession } from '../../../session/useSession.ts';
import { toldInsurer } from '../shared/told-insurer.ts';
import { useKeptFields, useLookupDraft } from './useLookupDraft.ts';

/** Time the button stays locked after a press. See docs/product-rules.md#coverage-lookup. */
const LOCK_MS = 2_000;

/** Lookup form with its answer, which is removed when the next lookup is sent. */
export const useLookup = () => {
  const { t, i18n } = useLingui();
  const showToast = useToast();
  const [answer, setAnswer] = useState<LookupAnswer>();
  const draft = useLookupDraft();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;

  const form = useCommandForm({
    path: '/api/insurance/lookup',
    schema: lookupFormSchema,
    answer: lookupAnswerSchema,
    draft,
    fallback: msg`Failed to fetch coverage information`,
    onDone: (answered) => {
      setAnswer(answered);
      const { provider, state } = answered;
      toldInsurer(userId).keep({
        insurer: insurerCalled(provider) ?? null,
        state: isStateCode(state) ? state : null,
      });
      setField(form.root.current, { name: 'memberId', value: '' });
      showToast({
        tone: 'done',
        title: t`Coverage Information Retrieved`,
        description: isSettled(answered)
          ? t`Found insurance coverage details for autism services.`
          : t`We show what is known. The rest depends on your plan.`,
      });
    },
    onRefused: (error) => {
      setAnswer(undefined);
      if (statesIn(error).length > 0) return;
      showToast({
        tone: 'problem',
        title: t`Coverage Lookup Failed`,
        description: errorWords(
          i18n,
          error,
          msg`Unable to retrieve coverage information at this time.`,
        ),
      });
    },
  });
  const { root, error, isPending } = form;
  useKeptFields(root);
  const isLocked = useLocked(isPending);

  /** Applies the chosen state and drops a contradicting ZIP code. */
  const chooseState = (state: string): void => {
    setField(root.current, { name: 'state', value: state });
    if (state !== statesIn(error)[0]) setField(root.current, { name: 'zipCode', value: '' });
    root.current?.requestSubmit();
  };

  return {
    form,
    isLocked,
    answer: isPending ? undefined : answer,
    /** States to choose from; empty if there is no contradiction. */
    states: isPending ? [] : statesIn(error),
    chooseState,
  };
};

/** Whether the answer says of each therapy that it is covered or not, without the plan’s word. */
const isSettled = ({ benefits }: LookupAnswer): boolean =>
  Object.values(benefits).every(({ covered }) => covered !== null);

const statesIn = (error: unknown): readonly string[] =>
  error instanceof ApiError && error.code === 'ZipInAnotherState' ? error.choices : [];

/** Locked from the press on until the time is over. */
const useLocked = (isPending: boolean): boolean => {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (isPending) setResting(true);
  }, [isPending]);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setResting(false), LOCK_MS);
    return () => clearTimeout(timer);
  }, [isResting]);
  return isPending || isResting;
};
