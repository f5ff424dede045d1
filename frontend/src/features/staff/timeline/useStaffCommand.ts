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
  /** The family. */
  readonly userId: string;
  readonly command: 'reveal' | 'notes' | 'end-sessions' | 'mails' | 'gifts' | 'sync-plan';
  /** Called once it is done, unless its dialog was closed before. */
  readonly onClose: () => void;
  /** Returns the words that confirm it. */
  readonly onDone: (answer: Answer) => Pick<ToastContent, 'title' | 'description'>;
}

/** The form of a dialog that does something to a family's account and says at the end that it did. */
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
      // Otherwise its dialog shows it.
      if (isMounted.current) return;
      const title = t`That may not have worked`;
      showToast({ tone: 'problem', title, description: errorWords(i18n, refusal, unsure) });
    },
  });
};

/** The answer was lost, and with it whether it was done. The same once more has the same key. */
const unsure = msg`We don’t know whether that worked. Check your connection, then try again: it won’t be done twice.`;

/** Whether the component is still mounted. */
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
