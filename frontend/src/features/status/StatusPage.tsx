import type { Health } from '@hearthway/domain/health/health.contract.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { useQuery } from '@tanstack/react-query';
import { healthQuery } from './health.query.ts';
import { partName, partState } from './part-words.ts';

export const StatusPage = () => {
  const { data, isError } = useQuery(healthQuery);
  return (
    <>
      <title>{`How we’re doing · ${PRODUCT.name}`}</title>
      <h1>How we’re doing</h1>
      <p role="status">{summaryOf(data, isError)}</p>
      {data && (
        <ul className="parts">
          {data.parts.map((part) => (
            <li key={part.name}>
              <p>
                <strong>{partName(part)}</strong>
              </p>
              <p className={`state-${part.status}`}>{partState(part)}</p>
            </li>
          ))}
        </ul>
      )}
      <p>This page stays up to date on its own.</p>
    </>
  );
};

const summaryOf = (health: Health | undefined, isError: boolean): string => {
  if (health === undefined) {
    return isError
      ? 'We can’t check right now. We’ll keep trying.'
      : 'One moment, we’re checking each part.';
  }
  return health.status === 'ok'
    ? 'Everything is working.'
    : 'Something isn’t working. We’re on it, and nothing you saved is lost.';
};
