import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { ApiError } from '../../api/api-error.ts';
import { errorWords } from '../../api/error-words.ts';
import { closeOnWay } from './close-on-way.ts';

const fallback = msg`I'm having trouble right now. Please try again or use our contact form for assistance.`;

/** Refusals that the person can do something about. */
const OWN_WORDS = [400, 401, 403, 413, 429];

/** In place of an answer. */
export const Trouble = ({ error }: { readonly error?: unknown }) => {
  const { i18n } = useLingui();
  const isPersons = error instanceof ApiError && OWN_WORDS.includes(error.status);
  return <p>{isPersons ? errorWords(i18n, error, fallback) : i18n._(fallback)}</p>;
};

/** Leads to the people behind the pages. */
export const TalkToPerson = () => (
  <Link to="/contact" onClick={closeOnWay} className="touch inline-flex items-center">
    <Trans>Talk to a person</Trans>
  </Link>
);
