import { type HealthPart, healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { healthKey } from '../../live/cache-keys.ts';
import { healthWords, partName, partState } from './part-words.ts';

export const StatusPage = () => {
  const { i18n, t } = useLingui();
  const query = useQuery(healthQuery);
  const { data, isError } = query;
  return (
    <ReadingPage>
      <PageHeading title={t`How we’re doing`} />
      <p role="status" className="mb-4 text-lg">
        {!(isError && data === undefined) && healthWords(i18n, data)}
      </p>
      <div className="mb-4 empty:hidden">
        <FailedQuery query={query} title={t`We can’t check right now`} />
      </div>
      {data && (
        <ul className="mb-6 grid gap-3">
          {data.parts.map((part) => (
            <Part key={part.name} part={part} />
          ))}
        </ul>
      )}
      <p className="text-text-soft">
        <Trans>This page stays up to date on its own.</Trans>
      </p>
    </ReadingPage>
  );
};

const Part = ({ part }: { readonly part: HealthPart }) => {
  const { i18n } = useLingui();
  const isOk = part.status === 'ok';
  const Icon = isOk ? CircleCheck : CircleAlert;
  return (
    <li className="rounded-soft border border-line bg-raised p-4 shadow-soft">
      <p className="font-semibold">{partName(i18n, part)}</p>
      <p className={`flex items-center gap-2 ${isOk ? 'text-positive' : 'text-danger'}`}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {partState(i18n, part)}
      </p>
    </li>
  );
};

/** Fetched once; then the socket brings changes. */
const healthQuery = queryOptions({
  queryKey: healthKey,
  queryFn: async ({ signal }) => {
    // A failing part is a valid answer, with status 503.
    const response = await fetch('/health', { signal });
    return healthSchema.parse(await response.json());
  },
});
