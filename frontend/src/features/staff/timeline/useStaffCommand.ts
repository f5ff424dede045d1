import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { api } from '../../../api/api.ts';
import type { Schema } from '../../../api/create-api.ts';
import { errorWords } from '../../../api/error-words.ts';
import type { ToastContent } from '../../../components/toasts/toast.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { familyPath } from '../families.query.ts';

interface StaffCommandOptions<Answer> {
  /** The family. */
  readonly userId: string;
  readonly command: 'reveal' | 'notes' | 'end-sessions' | 'mails';
  readonly schema: Schema<Answer>;
  /** Called when it was done, unless what asks for it has gone already. */
  readonly onClose: () => void;
  /** Answers what to tell about it. */
  readonly onDone: (answer: Answer) => Pick<ToastContent, 'title' | 'description'>;
}

/** Something that support does to a family's account, which says in the end what it did. */
export const useStaffCommand = <Answer>({
  userId,
  command,
  schema,
  onClose,
  onDone,
}: StaffCommandOptions<Answer>) => {
  const { i18n, t } = useLingui();
  const showToast = useToast();
  const isMounted = useIsMounted();
  const words = (error: Error) => errorWords(i18n, error, unsure);
  const { mutate, isPending, error } = useMutation({
    // A reason or a note is kept no longer than its form.
    gcTime: 0,
    mutationFn: (body: object) =>
      api.send({ method: 'POST', path: `${familyPath(userId)}/${command}`, body, schema }),
    onSuccess: ({ answer }) => {
      if (isMounted.current) onClose();
      showToast({ tone: 'done', ...onDone(answer) });
    },
    onError: (error) => {
      // Otherwise its dialog says so.
      if (isMounted.current) return;
      const title = t`That may not have been done`;
      showToast({ tone: 'problem', title, description: words(error) });
    },
  });
  return {
    send: (body: object = {}) => mutate(body),
    isPending,
    problem: error === null ? undefined : words(error),
  };
};

/** The answer was lost, and with it whether it was done. The same once more has the same key. */
const unsure = msg`We can’t tell whether it was done. Check your connection, then try again: it won’t be done twice.`;

/** Whether what asked for it is still there. */
const useIsMounted = (): RefObject<boolean> => {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
};
