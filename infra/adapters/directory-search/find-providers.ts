import type { ProviderSearch } from '@hearthway/domain/chat/look-ups/provider-answer.ts';
import {
  type ResourceList,
  resourceListSchema,
} from '@hearthway/domain/directory/directory.contract.ts';
import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import type { HttpRequest } from '../http/server.ts';
import type { Logger } from '../logging/logger.ts';

/** Request of the family that searches: the directory derives its plan and place from the session. */
export type SearchCaller = Pick<HttpRequest, 'headers' | 'ip' | 'protocol'>;

interface ProviderQuery {
  /** Search text. A place in it takes precedence over the family's own. */
  readonly search: string;
  /** Undefined for a visitor. */
  readonly caller: SearchCaller | undefined;
}

/** Searches the directory as its page does. Never rejects. */
export type FindProviders = (query: ProviderQuery, signal: AbortSignal) => Promise<ProviderSearch>;

interface FindProvidersOptions {
  /** Address of read-api; undefined where none is set. */
  readonly readApi: string | undefined;
  readonly logger: Pick<Logger, 'warn'>;
}

const WITHIN_MS = 3_000;

/**
 * Calls read-api with the family's session, so that the limits of its plan, its place and the rate limits are
 * those of any search.
 */
export const createFindProviders =
  ({ readApi, logger }: FindProvidersOptions): FindProviders =>
  async ({ search, caller }, signal) => {
    if (caller === undefined) return { outcome: 'visitor' };
    if (readApi === undefined) return { outcome: 'unavailable' };
    const url = `${readApi}/api/resources?${new URLSearchParams({ search }).toString()}`;
    try {
      const response = await fetch(url, {
        headers: headersOf(caller),
        signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
      });
      const body: unknown = await response.json();
      if (response.ok)
        return { outcome: 'found', list: withoutDemo(resourceListSchema.parse(body)) };
      const { code, choices = [] } = errorBodySchema.parse(body);
      if (code === 'SignInRequired') return { outcome: 'visitor' };
      return response.status === UNCLEAR_PLACE
        ? { outcome: 'unclear', code, choices }
        : { outcome: 'unavailable' };
    } catch (error) {
      // Logs without the search text, which may name a place.
      logger.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'The assistant could not search the directory.',
      );
      return { outcome: 'unavailable' };
    }
  };

/** Leaves out made-up providers, which the assistant must not name. */
const withoutDemo = (list: ResourceList): ResourceList => ({
  ...list,
  resources: list.resources.filter(({ isDemo }) => !isDemo),
  beyond: list.beyond && {
    ...list.beyond,
    nearest: list.beyond.nearest.filter(({ isDemo }) => !isDemo),
    telehealth: list.beyond.telehealth.filter(({ isDemo }) => !isDemo),
  },
});

const UNCLEAR_PLACE = 422;

const headersOf = ({ headers, ip, protocol }: SearchCaller): Record<string, string> => ({
  accept: 'application/json',
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
  ...(headers.authorization !== undefined && { authorization: headers.authorization }),
  ...(headers.cookie !== undefined && { cookie: headers.cookie }),
});
