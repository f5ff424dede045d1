import {
  type LookupAnswer,
  lookupAnswerSchema,
  lookupFormSchema,
} from '@hearthway/domain/insurance/lookup.contract.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { errorWords } from '../../../api/error-words.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';

/** The button rests this long after a press. See docs/product-rules.md#coverage-lookup. */
const LOCK_MS = 2_000;

/** The form of a lookup and its answer, which goes when the next one is sent. */
export const useLookup = () => {
  const { t, i18n } = useLingui();
  const showToast = useToast();
  const [coverage, setCoverage] = useState<LookupAnswer>();

  const form = useCommandForm({
    path: '/api/insurance/lookup',
    schema: lookupFormSchema,
    answer: lookupAnswerSchema,
    fallback: msg`Failed to fetch coverage information`,
    onDone: (answer) => {
      setCoverage(answer);
      showToast({
        tone: 'done',
        title: t`Coverage Information Retrieved`,
        description: t`Found insurance coverage details for autism services.`,
      });
    },
    onRefused: (error) => {
      setCoverage(undefined);
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
  const isLocked = useLocked(form.isPending);
  return { form, isLocked, coverage: form.isPending ? undefined : coverage };
};

/** From the press on, and until the time is over. */
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
