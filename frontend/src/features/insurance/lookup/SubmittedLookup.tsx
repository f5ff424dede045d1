import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../api/api-error.ts';
import { errorWords } from '../../../api/error-words.ts';
import { Notice } from '../../../components/Notice.tsx';
import { fieldErrors } from '../../../forms/field-words.ts';
import { CoverageCards } from './CoverageCards.tsx';
import { useSubmitted } from './submitted.ts';

/** Answer to a lookup submitted without scripts. */
export const SubmittedLookup = () => {
  const { i18n } = useLingui();
  const submitted = useSubmitted();
  if (submitted?.answer !== undefined) return <CoverageCards answer={submitted.answer} />;
  if (submitted?.refusal === undefined) return null;
  const { refusal } = submitted;
  const unable = msg`Unable to retrieve coverage information at this time.`;
  return (
    <Notice tone="danger">
      <p className="font-semibold">
        <Trans>Coverage Lookup Failed</Trans>
      </p>
      <p>{errorWords(i18n, new ApiError(refusal), unable)}</p>
      {Object.values(fieldErrors(i18n, refusal.issues ?? [])).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  );
};
