import { useLingui } from '@lingui/react/macro';
import { checkConnection, errorWords } from '../../api/error-words.ts';
import { useToast } from './useToast.ts';

/** `onError` handler of a mutation: shows this title with the reason. */
export const useFailureToast = () => {
  const { i18n } = useLingui();
  const showToast = useToast();
  return (title: string) => (error: Error) =>
    showToast({ tone: 'problem', title, description: errorWords(i18n, error, checkConnection) });
};
