import { signedInSchema } from '@hearthway/domain/account/account.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ZodMiniType } from 'zod/mini';
import { useForm } from '../../../forms/useForm.ts';
import { startSession } from '../../../session/start-session.ts';

interface AccountFormOptions {
  readonly path: '/api/login' | '/api/register';
  readonly schema: ZodMiniType;
  /** Said where the server says nothing. */
  readonly fallback: MessageDescriptor;
}

/** A form that ends in a session. */
export const useAccountForm = (options: AccountFormOptions) => {
  const queryClient = useQueryClient();
  return useForm({
    ...options,
    answer: signedInSchema,
    isAnonymous: true,
    onDone: (signedIn) => startSession(queryClient, signedIn),
  });
};
