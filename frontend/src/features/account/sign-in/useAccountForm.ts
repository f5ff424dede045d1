import { type SignedIn, signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { type CommandFormOptions, useCommandForm } from '../../../forms/useCommandForm.ts';
import { startSession } from '../../../session/start-session.ts';

interface AccountFormOptions<Input extends FieldValues, Filled> {
  readonly path: '/api/login' | '/api/register';
  readonly schema: ZodMiniType<Filled, Input>;
  readonly about?: NonNullable<CommandFormOptions<Input, Filled, SignedIn>['about']>;
  /** Message when the server gives none. */
  readonly fallback: MessageDescriptor;
}

/** A form that ends in a session. */
export const useAccountForm = <Input extends FieldValues, Filled>(
  options: AccountFormOptions<Input, Filled>,
) => {
  const queryClient = useQueryClient();
  return useCommandForm({
    ...options,
    answer: signedInSchema,
    isAnonymous: true,
    onDone: (signedIn) => startSession(queryClient, signedIn),
  });
};
