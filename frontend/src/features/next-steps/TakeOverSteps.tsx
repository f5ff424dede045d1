import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../session/useSession.ts';
import { takeOverSteps } from './take-over.ts';

/** Brings a visitor's plan to the account. Neither success nor failure is shown. */
export const TakeOverSteps = () => {
  const session = useSession();
  const queryClient = useQueryClient();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const { mutate } = useMutation({
    mutationFn: (owner: string) => takeOverSteps(queryClient, owner),
  });
  useEffect(() => {
    if (userId !== undefined) mutate(userId);
  }, [mutate, userId]);
  return null;
};
