import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import type { Schema } from '../../api/create-api.ts';
import { errorWords } from '../../api/error-words.ts';
import type { ToastContent } from '../../components/toasts/toast.ts';
import { useToast } from '../../components/toasts/useToast.ts';
import { familyPath } from './families.query.ts';

interface StaffCommandOptions<Answer> {
  /** The family. */
  readonly userId: string;
  readonly command: 'reveal' | 'notes' | 'end-sessions' | 'mails';
  readonly schema: Schema<Answer>;
  /** Answers what to tell about it. */
  readonly onDone: (answer: Answer) => Pick<ToastContent, 'title' | 'description'>;
}

/** Something that support does to a family's account, which says in the end what it did. */
export const useStaffCommand = <Answer>({
  userId,
  command,
  schema,
  onDone,
}: StaffCommandOptions<Answer>) => {
  const { i18n } = useLingui();
  const showToast = useToast();
  const { mutate, isPending, error } = useMutation({
    // A reason or a note is kept no longer than its form.
    gcTime: 0,
    mutationFn: (body: object) =>
      api.send({ method: 'POST', path: `${familyPath(userId)}/${command}`, body, schema }),
    onSuccess: ({ answer }) => showToast({ tone: 'done', ...onDone(answer) }),
  });
  return {
    send: (body: object = {}) => mutate(body),
    isPending,
    problem:
      error === null
        ? undefined
        : errorWords(i18n, error, msg`Nothing was done. Check your connection, then try again.`),
  };
};
