import type { ResourceProposal } from '@hearthway/domain/directory/resource-proposal.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { providerPath } from '../../../directory/shared/provider-path.ts';

/** The family's own, and what came of each. */
export const OwnProposals = ({
  proposals,
}: {
  readonly proposals: readonly ResourceProposal[];
}) => {
  const { i18n, t } = useLingui();
  if (proposals.length === 0) return null;
  return (
    <div role="status">
      <ul aria-label={t`What you proposed`} className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {proposals.map(({ id, name, city, state, proposedAt, answer }) => {
          const day = i18n.date(proposedAt, { dateStyle: 'long' });
          return (
            <li
              key={id}
              className="grid grid-cols-1 content-start gap-1 rounded-soft bg-sunken p-4 wrap-anywhere"
            >
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-text-soft">
                <Trans>
                  {city}, {state}. You proposed it on {day}.
                </Trans>
              </p>
              <p>
                <Outcome answer={answer} />
              </p>
              {answer !== null && answer.note !== null && (
                <p className="whitespace-pre-wrap">
                  <Trans>Our answer: {answer.note}</Trans>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};

const Outcome = ({ answer }: Pick<ResourceProposal, 'answer'>) => {
  if (answer === null) return <Trans>We’re looking into it.</Trans>;
  const { outcome, resourceId } = answer;
  const to = providerPath(resourceId ?? '');
  switch (outcome) {
    case 'listed':
      return (
        <Trans>
          It is in the directory now, thanks to you: <Link to={to}>see its page</Link>.
        </Trans>
      );
    case 'already-listed':
      return (
        <Trans>
          The directory has it already: <Link to={to}>see its page</Link>.
        </Trans>
      );
    case 'declined':
      return <Trans>We did not add it to the directory.</Trans>;
  }
};
