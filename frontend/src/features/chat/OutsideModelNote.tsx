import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { closeOnWay } from './close-on-way.ts';
import { chatModelQuery, outsideModelQuery } from './shared/outside-model.query.ts';

/** Note that an outside model may read the family's questions, with the link to turn that off. */
export const OutsideModelNote = ({ userId }: { readonly userId: string }) => {
  const { data: set } = useQuery(chatModelQuery);
  const isOutside = set?.isOutside === true;
  const { data: choice } = useQuery({ ...outsideModelQuery(userId), enabled: isOutside });
  if (!isOutside || choice === undefined) return null;
  return (
    <>
      {' '}
      {choice.isAllowed ? (
        <Trans>
          Outside AI models may help with the answers, without names or places.{' '}
          <Link to="/account#assistant" onClick={closeOnWay}>
            Change this
          </Link>
        </Trans>
      ) : (
        <Trans>
          Your questions stay on our servers.{' '}
          <Link to="/account#assistant" onClick={closeOnWay}>
            Change this
          </Link>
        </Trans>
      )}
    </>
  );
};
