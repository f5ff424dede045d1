import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../api/api.ts';
import { isTransient } from '../../api/api-error.ts';
import { ignored } from '../../api/create-api.ts';
import { useToast } from '../../components/toasts/useToast.ts';
import { familyKey } from '../../live/cache-keys.ts';
import { firstLook } from '../../session/first-look.ts';

/** Adds the listings of a visitor's first look to the favorites of the account that was made for it. */
export const KeepFirstLook = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate } = useMutation({
    mutationFn: keepWanted,
    onSuccess: (kept) => {
      if (kept === 0) return;
      void queryClient.invalidateQueries({ queryKey: familyKey(userId, 'favorites') });
      showToast({
        tone: 'done',
        title: t`Added to favorites`,
        description: t`The providers that you found are saved.`,
      });
    },
  });
  useEffect(() => {
    const keep = () => mutate();
    keep();
    window.addEventListener('online', keep);
    return () => window.removeEventListener('online', keep);
  }, [mutate]);
  return null;
};

/**
 * Returns the number of favorites that were added. A listing that is refused, as one that is gone, is skipped; after a
 * failure all of them wait for the next page.
 */
const keepWanted = async (): Promise<number> => {
  let kept = 0;
  for (const resourceId of firstLook.wanted()) {
    try {
      await api.send({
        method: 'POST',
        path: '/api/favorites',
        body: { resourceId },
        schema: ignored,
        isAutomatic: true,
      });
      kept += 1;
    } catch (error) {
      if (isTransient(error)) throw error;
    }
  }
  // The place stays, so that it is asked once.
  firstLook.want([]);
  return kept;
};
