import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../api/api-error.ts';
import { errorWords } from '../../api/error-words.ts';
import { CrisisLine } from '../../components/CrisisLine.tsx';

const fallback = msg`I'm having trouble right now. Please try again or use our contact form for assistance.`;

/** Status codes of errors that the person can resolve. */
const OWN_WORDS = [400, 401, 403, 413, 429];

/** Error in place of an answer. Includes crisis contacts, since the message may have been about danger. */
export const Trouble = ({ error }: { readonly error?: unknown }) => {
  const { i18n } = useLingui();
  const isPersons = error instanceof ApiError && OWN_WORDS.includes(error.status);
  return (
    <>
      <p>{isPersons ? errorWords(i18n, error, fallback) : i18n._(fallback)}</p>
      <CrisisLine />
    </>
  );
};
