import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../components/toasts/useToast.ts';
import { isAbout } from '../../../live/cache-keys.ts';
import { useSession } from '../../../session/useSession.ts';
import { visitorData } from '../../../session/visitor-data.ts';
import { asNewcomer } from '../../directory/shared/welcome.ts';
import { addToAccount } from '../add-to-account.ts';
import { type DateProblem, diagnosisDateProblem, localDay } from './diagnosis-date.ts';

/** Errors by field name. */
interface OnboardingErrors {
  readonly diagnosisDate?: string;
  readonly location?: string;
}

/**
 * Keeps the two answers in this browser and goes on to the directory. Errors are checked again while
 * the person types. Without the form library, which the home page's first script has no room for.
 */
export const useOnboarding = ({ isBusy }: { readonly isBusy: boolean }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const showToast = useToast();
  const session = useSession();
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<OnboardingErrors>();
  const [submissions, setSubmissions] = useState(0);

  const dateWords = (problem: DateProblem): string => {
    switch (problem) {
      case 'missing':
        return t`Enter the day, the month, and the year.`;
      case 'future':
        return t`This day is still to come. Enter today or an earlier date.`;
      case 'too-early':
        return t`This is too long ago. Check the year.`;
    }
  };

  const check = (form: HTMLFormElement) => {
    const filled = new FormData(form);
    const diagnosisDate = textOf(filled, 'diagnosisDate');
    const location = textOf(filled, 'location');
    const problem = diagnosisDateProblem(diagnosisDate, localDay(new Date()));
    const found: OnboardingErrors = {
      ...(problem && { diagnosisDate: dateWords(problem) }),
      ...(location === '' && { location: t`Enter your city or zip code.` }),
    };
    const isFilled = problem !== 'missing' && location !== '';
    return { diagnosisDate, location, found, isFilled };
  };

  /** Tells of a failure, and resolves with false then. */
  const saveToAccount = async (): Promise<boolean> => {
    try {
      await addToAccount();
    } catch {
      showToast({
        tone: 'problem',
        title: t`Saved on this device only`,
        description: t`We couldn’t add your answers to your account. The note above the page lets you try again.`,
      });
      return false;
    }
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => isAbout('journey', queryKey),
    });
    return true;
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { diagnosisDate, location, found, isFilled } = check(event.currentTarget);
    setErrors(found);
    setSubmissions(submissions + 1);
    if (Object.keys(found).length > 0) {
      if (!isFilled)
        showToast({
          tone: 'problem',
          title: t`Please fill in all fields`,
          description: t`We need your diagnosis date and location to find the best resources for you.`,
        });
      return;
    }
    if (!visitorData.save({ diagnosisDate, location, onboardingCompleted: true })) {
      showToast({
        tone: 'problem',
        title: t`Something went wrong`,
        description: t`Please try again. If the problem persists, contact our support team.`,
      });
      return;
    }
    let saving = Promise.resolve(true);
    if (session.status === 'signed-in') {
      visitorData.claim(session.user.id);
      saving = saveToAccount();
    }
    // It welcomes the family once it knows what there is.
    await navigate('/resources', asNewcomer(saving));
  };
  const recheck = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (errors !== undefined) setErrors(check(currentTarget).found);
  };
  return { errors, submissions, submit, recheck };
};

const textOf = (filled: FormData, name: string): string => {
  const value = filled.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
