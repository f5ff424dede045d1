import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../api/api-error.ts';
import { errorWords } from '../../api/error-words.ts';
import { CrisisLine } from '../../components/CrisisLine.tsx';

const fallback = msg`I'm having trouble right now. Please try again or use our contact form for assistance.`;

/** Refusals that the person can do something about. */
const OWN_WORDS = [400, 401, 403, 413, 429];

/** In place of an answer. People to call are in the page: the message may have told of danger. */
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
