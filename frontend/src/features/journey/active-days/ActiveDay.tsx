import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { reportActiveDay } from './report-active-day.ts';
import { useEachDay } from './useEachDay.ts';

/** Reports the days on which a family uses its account. Neither success nor failure is shown. */
export const ActiveDay = ({ userId }: { readonly userId: string }) => {
  const { mutate } = useMutation({ mutationFn: reportActiveDay });
  const report = useCallback(() => mutate(userId), [mutate, userId]);
  useEachDay(report);
  return null;
};
