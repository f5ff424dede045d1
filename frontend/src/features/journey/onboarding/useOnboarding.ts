import { PRODUCT } from '@hearthway/domain/product.ts';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../components/toasts/useToast.ts';
import { isAbout } from '../../../live/cache-keys.ts';
import { addToAccount } from '../../../session/add-to-account.ts';
import { useSession } from '../../../session/useSession.ts';
import { visitorData } from '../../../session/visitor-data.ts';
import { type DateProblem, diagnosisDateProblem, localDay } from './diagnosis-date.ts';

/** Errors by field name. */
interface OnboardingErrors {
  readonly diagnosisDate?: string;
  readonly location?: string;
}

/** Keeps the two answers in this browser and goes on to the directory. */
export const useOnboarding = ({ isBusy }: { readonly isBusy: boolean }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const showToast = useToast();
  const session = useSession();
  const queryClient = useQueryClient();
  const [errors, setErrors] = useState<OnboardingErrors>();

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

  const tellAccount = (): void => {
    addToAccount().then(
      () =>
        queryClient.invalidateQueries({
          predicate: ({ queryKey }) => isAbout('journey', queryKey),
        }),
      () =>
        showToast({
          tone: 'problem',
          title: t`Saved on this device only`,
          description: t`We couldn’t add your answers to your account. The note above the page lets you try again.`,
        }),
    );
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const filled = new FormData(event.currentTarget);
    const diagnosisDate = textOf(filled, 'diagnosisDate');
    const location = textOf(filled, 'location');
    const problem = diagnosisDateProblem(diagnosisDate, localDay(new Date()));
    if (problem !== undefined || location === '') {
      setErrors({
        ...(problem && { diagnosisDate: dateWords(problem) }),
        ...(location === '' && { location: t`Enter your city or zip code.` }),
      });
      if (problem === 'missing' || location === '')
        showToast({
          tone: 'problem',
          title: t`Please fill in all fields`,
          description: t`We need your diagnosis date and location to find the best resources for you.`,
        });
      return;
    }
    setErrors(undefined);
    if (!visitorData.save({ diagnosisDate, location, onboardingCompleted: true })) {
      showToast({
        tone: 'problem',
        title: t`Something went wrong`,
        description: t`Please try again. If the problem persists, contact our support team.`,
      });
      return;
    }
    if (session.status === 'signed-in') {
      visitorData.claim(session.user.id);
      tellAccount();
    }
    showToast({
      tone: 'done',
      title: t`Welcome to ${PRODUCT.name}!`,
      description: t`We’ve found resources in your area. Let’s explore them together.`,
    });
    await navigate('/resources');
  };
  return { errors, submit };
};

const textOf = (filled: FormData, name: string): string => {
  const value = filled.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
