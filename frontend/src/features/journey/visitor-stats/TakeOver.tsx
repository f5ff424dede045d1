import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takeOverVisitorStats } from './take-over.ts';

/** Brings what this browser has counted to the account. Neither success nor failure is shown. */
export const TakeOver = ({ userId }: { readonly userId: string }) => {
  const { mutate } = useMutation({ mutationFn: takeOverVisitorStats });
  useEffect(() => {
    const bring = () => mutate(userId);
    bring();
    window.addEventListener('online', bring);
    return () => window.removeEventListener('online', bring);
  }, [mutate, userId]);
  return null;
};
