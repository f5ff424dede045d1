import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../../api/api-error.ts';
import { errorWords } from '../../../api/error-words.ts';
import { Button, buttonClass, buttonRow } from '../../../components/Button.tsx';
import { Signpost } from '../../../components/illustrations/Signpost.tsx';

interface ToolsTroubleProps {
  readonly error: ApiError;
  readonly onWithoutTools: () => void;
}

/** An address asks for what the family's plan does not have, or for what is no filter at all. */
export const ToolsTrouble = ({ error, onWithoutTools }: ToolsTroubleProps) => {
  const { i18n } = useLingui();
  const isPlan = error.code === 'PlusRequired';
  const fallback = msg`This address asks for a filter that we don’t have.`;
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <Signpost className="w-48" />
      <p className="measure">{isPlan ? errorWords(i18n, error, fallback) : i18n._(fallback)}</p>
      <div className={`justify-center ${buttonRow}`}>
        <Button look="secondary" onClick={onWithoutTools}>
          <Trans>Search without filters</Trans>
        </Button>
        {isPlan && (
          <Link className={buttonClass('quiet')} to="/subscribe">
            <Trans>See what Plus adds</Trans>
          </Link>
        )}
      </div>
    </div>
  );
};
