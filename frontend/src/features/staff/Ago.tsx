import { useLingui } from '@lingui/react/macro';
import { agoWords } from '../../components/time-words.ts';
import { useNow } from './useNow.ts';

/** Relative time, with the exact time in the reader's zone as its tooltip. */
export const Ago = ({ at }: { readonly at: string }) => {
  const { i18n } = useLingui();
  const now = useNow();
  const moment = i18n.date(at, { dateStyle: 'full', timeStyle: 'long' });
  return (
    <time dateTime={at} title={moment}>
      {agoWords(i18n.locale, new Date(at), now)}
    </time>
  );
};
