import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError, isTransient } from '../../api/api-error.ts';
import { errorWords } from '../../api/error-words.ts';
import { useToast } from '../../components/toasts/useToast.ts';

/** Shows a toast when a change to favorites failed. */
export const useFavoriteErrorToast = (): ((error: Error) => void) => {
  const { i18n, t } = useLingui();
  const showToast = useToast();
  return (error) => {
    const isLimit = error instanceof ApiError && error.code === 'FavoriteLimitReached';
    const later = msg`Please try again later.`;
    showToast({
      tone: 'problem',
      title: isLimit ? t`Favorites limit reached` : t`Something went wrong`,
      description: isTransient(error) ? i18n._(later) : errorWords(i18n, error, later),
    });
  };
};
