import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorWords } from '../../../api/error-words.ts';
import type { ToastContent } from '../../../components/toasts/toast.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { type CommandFormOptions, useCommandForm } from '../../../forms/useCommandForm.ts';
import { familyPath } from '../families.query.ts';

interface StaffCommandOptions<Input extends FieldValues, Filled, Answer>
  extends Pick<CommandFormOptions<Input, Filled, Answer>, 'schema' | 'answer' | 'initial'> {
  /** Family id. */
  readonly userId: string;
  readonly command: 'reveal' | 'notes' | 'end-sessions' | 'mails' | 'gifts' | 'sync-plan';
  /** Called after success, unless the dialog was closed before. */
  readonly onClose: () => void;
  /** Returns the confirmation message. */
  readonly onDone: (answer: Answer) => Pick<ToastContent, 'title' | 'description'>;
}

/** Form of a dialog that changes a family's account and confirms the result. */
export const useStaffCommand = <Input extends FieldValues, Filled, Answer>({
  userId,
  command,
  onClose,
  onDone,
  ...options
}: StaffCommandOptions<Input, Filled, Answer>) => {
  const { i18n, t } = useLingui();
  const showToast = useToast();
  const isMounted = useIsMounted();
  return useCommandForm({
    ...options,
    path: `${familyPath(userId)}/${command}`,
    fallback: unsure,
    onDone: (answer) => {
      if (isMounted.current) onClose();
      showToast({ tone: 'done', ...onDone(answer) });
    },
    onRefused: (refusal) => {
      // An open dialog shows the error itself.
      if (isMounted.current) return;
      const title = t`That may not have worked`;
      showToast({ tone: 'problem', title, description: errorWords(i18n, refusal, unsure) });
    },
  });
};

/** The response was lost, so the outcome is unknown. A retry has the same key. */
const unsure = msg`We don’t know whether that worked. Check your connection, then try again: it won’t be done twice.`;

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
