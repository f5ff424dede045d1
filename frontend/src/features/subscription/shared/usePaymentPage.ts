import type { PaymentPage } from '@hearthway/domain/subscription/subscription.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../api/api.ts';
import { commandKey } from '../../../live/cache-keys.ts';

interface PaymentPageOptions {
  /** Path of the command that answers with the page. */
  readonly path: `/api/subscription/${string}`;
  readonly onError: (error: Error) => void;
  /** Whether it is the page that was promised. Otherwise this page stays. */
  readonly isExpected?: (page: PaymentPage) => boolean;
}

/** Opens a page of the payment provider in place of this one. Pressed twice, it is asked for once. */
export const usePaymentPage = ({ path, onError, isExpected }: PaymentPageOptions) => {
  const queryClient = useQueryClient();
  const mutationKey = commandKey('POST', path);
  const [isLeaving, setIsLeaving] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (body: unknown) => {
      const { paymentPageSchema } = await import(
        '@hearthway/domain/subscription/subscription.contract.ts'
      );
      return api.send({ method: 'POST', path, body, schema: paymentPageSchema });
    },
    onSuccess: ({ answer }) => {
      if (isExpected?.(answer) === false) return;
      setIsLeaving(true);
      window.location.assign(answer.url);
    },
    onError,
  });
  useEffect(() => {
    // Going back in the browser may bring this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsLeaving(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return {
    isBusy: isPending || isLeaving,
    open: (body?: unknown) => {
      // Asks the client: a quick second press comes before the next render.
      if (!isLeaving && queryClient.isMutating({ mutationKey }) === 0) mutate(body);
    },
  };
};
