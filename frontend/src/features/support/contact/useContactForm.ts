import type { User } from '@hearthway/domain/session/session.contract.ts';
import { ANSWER_FROM_HOURS, ANSWER_HOURS } from '@hearthway/domain/support/support.constants.ts';
import {
  type Contacted,
  contactedSchema,
  contactSchema,
} from '@hearthway/domain/support/support.contract.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useState } from 'react';
import { errorWords } from '../../../api/error-words.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { operator } from '../../../operator.ts';
import { threadsQuery } from '../thread.queries.ts';
import { useContactDraft, useKeptFields } from './useContactDraft.ts';

/** A message that was sent. */
export interface Sent extends Contacted {
  /** Where the confirmation goes. */
  readonly email: string;
}

interface ContactFormOptions {
  /** Undefined for a visitor, and until it is known who is signed in. */
  readonly user: User | undefined;
  readonly onSent: (sent: Sent) => void;
}

export const useContactForm = ({ user, onSent }: ContactFormOptions) => {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { draft, touched } = useContactDraft();
  const { contactEmail } = operator;
  const failed =
    contactEmail === undefined
      ? msg`Please try again. Your message is still here.`
      : msg`Please try again or contact us directly at ${contactEmail}`;

  const form = useCommandForm({
    path: '/api/support/contact',
    schema: contactSchema,
    answer: contactedSchema,
    initial: {
      name: user && `${user.firstName} ${user.lastName}`.trim(),
      email: user?.email,
      priority: 'normal',
    },
    draft,
    fallback: failed,
    onDone: (contacted, { email }) => {
      if (user !== undefined) void queryClient.invalidateQueries(threadsQuery(user.id));
      showToast({
        tone: 'done',
        title: t`Message Sent Successfully`,
        description: t`We’ll get back to you within ${ANSWER_FROM_HOURS}-${ANSWER_HOURS} hours. Check your email for a confirmation.`,
      });
      onSent({ ...contacted, email });
    },
    onRefused: (error) =>
      showToast({
        tone: 'problem',
        title: t`Error Sending Message`,
        description: errorWords(i18n, error, failed),
      }),
  });
  const { root } = form;
  const [words, setWords] = useState<readonly string[]>([]);
  const readWords = useCallback(() => {
    if (root.current !== null) setWords(ownWords(root.current));
  }, [root]);
  useKeptFields({ form: root, touched, onFilled: readWords });
  return {
    ...form,
    onInput: (event: FormEvent<HTMLFormElement>) => {
      form.onInput(event);
      readWords();
    },
    /** Subject and message as they are typed, each by itself: together they hide a danger. */
    words,
  };
};

const ownWords = (form: HTMLFormElement): readonly string[] => {
  const fields = new FormData(form);
  return [fields.get('subject'), fields.get('message')].map((words) => `${words ?? ''}`);
};
