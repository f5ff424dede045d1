import type { Plan } from '@hearthway/domain/subscription/subscription.constants.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { errorWords } from '../../../api/error-words.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { refetchPlan } from '../shared/refetch-plan.ts';
import { usePaymentPage } from '../shared/usePaymentPage.ts';
import type { Offer } from './offer.ts';
import { withoutEnd } from './without-end.ts';

export interface Checkout {
  /** The plan whose payment page is on its way. */
  readonly opening: Plan | undefined;
  readonly open: (plan: Plan, offer: Offer) => void;
}

/** Starts a plan on the payment page. */
export const useCheckout = (): Checkout => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [chosen, setChosen] = useState<{ readonly plan: Plan; readonly offer: Offer }>();
  const page = usePaymentPage({
    path: '/api/subscription/create-session',
    isExpected: ({ hasTrial }) => {
      if (chosen?.offer !== 'trial' || hasTrial !== false) return true;
      showToast({
        tone: 'problem',
        title: t`Your free trial is used up`,
        description: t`Another account with your email address has had it. Nothing was charged. You can start a plan with its first payment.`,
      });
      void refetchPlan(queryClient);
      return false;
    },
    onError: (error) => {
      const message = withoutEnd(errorWords(i18n, error, FALLBACK), t`Please try again.`);
      showToast({
        tone: 'problem',
        title: t`Subscription Error`,
        description: t`Error: ${message}. Please try again.`,
      });
      // Another tab or device was first.
      if (error instanceof ApiError && error.status === 409) void refetchPlan(queryClient);
    },
  });
  return {
    opening: page.isBusy ? chosen?.plan : undefined,
    open: (plan, offer) => {
      if (page.isBusy) return;
      setChosen({ plan, offer });
      page.open({ planId: plan });
    },
  };
};

const FALLBACK = msg`Failed to create subscription session`;
