import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Notice } from '../../../../components/Notice.tsx';
import { providerPath } from '../../../directory/shared/provider-path.ts';
import { alikeListings, type Described } from './alike.ts';
import { nearbyListingsQuery } from './proposals.queries.ts';

/** So many tell whether it is one of them. */
const MOST = 3;

interface AlikeListingsProps {
  readonly userId: string;
  readonly described: Described;
}

/** Listings that may be the provider that the form describes: shown before it is sent. */
export const AlikeListings = ({ userId, described }: AlikeListingsProps) => {
  const { data = [] } = useQuery(nearbyListingsQuery(userId, described));
  const alike = alikeListings(data, described).slice(0, MOST);
  return (
    <div role="status" className="empty:hidden">
      {alike.length > 0 && (
        <Notice tone="info">
          <div className="grid gap-2">
            <p className="font-semibold">
              <Plural
                value={alike.length}
                one="Is it this one? The directory has it already:"
                other="Is it one of these? The directory has them already:"
              />
            </p>
            <ul className="grid gap-1">
              {alike.map(({ id, name, address }) => (
                <li key={id}>
                  <Link
                    to={providerPath(id)}
                    target="_blank"
                    className="touch inline-flex items-center"
                  >
                    {name}
                  </Link>
                  {address !== '' && <span className="block text-sm">{address}</span>}
                </li>
              ))}
            </ul>
            <p>
              <Trans>If it is another one, go on and send it.</Trans>
            </p>
          </div>
        </Notice>
      )}
    </div>
  );
};
