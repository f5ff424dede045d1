import type { Desk } from '../life/desk.ts';
import type { Kind, Records } from '../storage/records.ts';
import { noSuch } from './errors.ts';
import { render } from './objects.ts';

interface Listing<K extends Kind> {
  readonly kind: K;
  readonly url: string;
  readonly customer?: string | undefined;
  readonly holds?: (record: Records[K]) => boolean;
  readonly params: Page;
}

interface Page {
  readonly limit: number;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
  readonly created?:
    | Readonly<Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number | undefined>>>
    | undefined;
}

/** Page of a list, newest first. */
export const listPage = <K extends Kind>(
  desk: Desk,
  { kind, url, customer, holds = () => true, params }: Listing<K>,
) => {
  const { limit, starting_after: after, ending_before: before, created = {} } = params;
  const cursor = after ?? before;
  if (cursor !== undefined && desk.store.get(kind, cursor) === undefined)
    throw noSuch(kind, cursor, after === undefined ? 'ending_before' : 'starting_after');
  const isWithin = (at: number): boolean =>
    at > (created.gt ?? -Infinity) &&
    at >= (created.gte ?? -Infinity) &&
    at < (created.lt ?? Infinity) &&
    at <= (created.lte ?? Infinity);
  const matching: Records[K][] = [];
  let isPast = after === undefined;
  for (const record of desk.store.all(kind, customer)) {
    if (record.id === before) break;
    if (isPast && isWithin(record.created) && holds(record)) matching.push(record);
    if (record.id === after) isPast = true;
    if (before === undefined && matching.length > limit) break;
  }
  // The page of `ending_before` ends just before the cursor.
  const page = before === undefined ? matching.slice(0, limit) : matching.slice(-limit);
  return {
    object: 'list',
    url,
    has_more: matching.length > limit,
    data: page.map((record) => render(desk, kind, record)),
  };
};
