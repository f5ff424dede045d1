import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Dismissible } from '../../subscription/shared/Dismissible.tsx';

interface LimitNoteProps {
  readonly userId: string;
  /** Whether this is the page's upgrade prompt. */
  readonly isPrompt: boolean;
}

/** Note below the free plan's results, where there are more. */
export const LimitNote = ({ userId, isPrompt }: LimitNoteProps) => (
  <div className="grid gap-1 text-text-soft">
    <p>
      <Trans>There are more: add a word or a place to bring the right ones to the top.</Trans>
    </p>
    {isPrompt && (
      <Dismissible userId={userId} where="limited-results">
        {(hide) => (
          <div className="flex items-center gap-2">
            <p>
              <Trans>
                Plus shows all of them. <Link to="/subscribe">See what Plus adds</Link>
              </Trans>
            </p>
            {hide}
          </div>
        )}
      </Dismissible>
    )}
  </div>
);
