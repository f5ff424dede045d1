import {
  LOCATION_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
  SORTS,
} from '@hearthway/domain/directory/directory.constants.ts';
import { WAIT_LIMITS } from '@hearthway/domain/directory/wait.constants.ts';

/** Search, which is kept in the URL for bookmarks, sharing and the Back button. */
export interface DirectorySearch extends Filters {
  /** Undefined for all categories. */
  readonly category: string | undefined;
  readonly search: string;
  readonly location: string;
  readonly sort: Sort;
}

export type Sort = (typeof SORTS)[number];

/** Filters of paid plans. An empty text is unset. */
interface Filters extends Readonly<Record<Flag, boolean>> {
  /** Leaves out providers of which no wait is known. */
  readonly knownWait: boolean;
  /** Miles. */
  readonly radius: string;
  /** Years, or `adult`. */
  readonly ages: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** Insurer, by its name in the filter's choices. */
  readonly insurance: string;
  /** Longest wait in months, one of `WAIT_LIMITS`. */
  readonly wait: string;
  readonly tags: readonly string[];
}

export const FLAGS = ['telehealth', 'inHome', 'medicaid', 'accepting'] as const;

export type Flag = (typeof FLAGS)[number];

const NO_FILTERS: Filters = {
  radius: '',
  ages: '',
  language: '',
  insurance: '',
  wait: '',
  knownWait: false,
  telehealth: false,
  inHome: false,
  medicaid: false,
  accepting: false,
  tags: [],
};

/** Unsets everything that only paid plans have. */
export const WITHOUT_TOOLS = { ...NO_FILTERS, sort: 'relevance' } as const;

/** Everything, everywhere. */
export const EVERYTHING: DirectorySearch = {
  ...WITHOUT_TOOLS,
  category: undefined,
  search: '',
  location: '',
};

export type ResultView = 'list' | 'map';

export const readView = (params: URLSearchParams): ResultView =>
  params.get('view') === 'map' ? 'map' : 'list';

/**
 * Reads the search from the URL. Without a place it means the family's own, if known: home addresses stay out
 * of URLs. See docs/product-rules.md#the-place-of-a-search.
 */
export const readSearch = (
  category: string | undefined,
  params: URLSearchParams,
  ownPlace: string,
): DirectorySearch => ({
  category,
  // Cut to the length that the fields allow.
  search: cut(params.get('search') ?? '', SEARCH_MAX_LENGTH),
  location: cut(params.get('location') ?? ownPlace, LOCATION_MAX_LENGTH),
  sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'relevance',
  radius: params.get('radius') ?? '',
  ages: params.get('ages') ?? '',
  language: params.get('language') ?? '',
  insurance: params.get('insurance') ?? '',
  wait: WAIT_LIMITS.find((limit) => limit === params.get('wait')) ?? '',
  knownWait: params.has('knownWait', '1'),
  telehealth: params.has('telehealth', '1'),
  inHome: params.has('inHome', '1'),
  medicaid: params.has('medicaid', '1'),
  accepting: params.has('accepting', '1'),
  tags: params.getAll('tag'),
});

/** Cuts the text without splitting an emoji at the end. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** Whether the URL has more words than are searched for. */
export const isCut = (params: URLSearchParams): boolean =>
  (params.get('search') ?? '').length > SEARCH_MAX_LENGTH;

interface PageOptions {
  readonly ownPlace: string;
  readonly view: ResultView;
}

/** Path of a search's page. For a family with a home, "everywhere" is explicit. */
export const pagePath = (search: DirectorySearch, { ownPlace, view }: PageOptions): string => {
  const { category } = search;
  const page = category === undefined ? '/resources' : `/resources/${encodeURIComponent(category)}`;
  return withQuery(page, [
    ...saidIn(search, ownPlace),
    ...sortIn(search),
    ...(view === 'map' ? [['view', view] as const] : []),
  ]);
};

/**
 * Query parameters of a search. The server knows the family's home, so that is not sent again.
 *
 * @param home Place from the account; empty when unknown.
 */
export const searchParamsOf = (search: DirectorySearch, home: string): readonly Said[] => [
  ...(search.category === undefined ? [] : [['category', search.category] as const]),
  ...saidIn(search, home),
];

export const sortIn = ({ sort }: DirectorySearch): readonly Said[] =>
  sort === 'relevance' ? [] : [['sort', sort]];

export const withQuery = (path: string, said: readonly Said[]): string => {
  const params = new URLSearchParams(said.map(([name, value]) => [name, value]));
  return params.size === 0 ? path : `${path}?${params}`;
};

/** Query parameter. */
type Said = readonly [name: string, value: string];

/** Lists the parameters that differ from the defaults. */
const saidIn = (search: DirectorySearch, place: string): readonly Said[] => [
  ...texts(search, ['search']),
  ...(search.location === place ? [] : [['location', search.location] as const]),
  ...texts(search, ['radius', 'ages', 'language', 'insurance', 'wait']),
  ...(search.knownWait ? [['knownWait', '1'] as const] : []),
  ...FLAGS.filter((flag) => search[flag]).map((flag) => [flag, '1'] as const),
  ...search.tags.map((tag) => ['tag', tag] as const),
];

const texts = (
  search: DirectorySearch,
  names: readonly ('search' | 'radius' | 'ages' | 'language' | 'insurance' | 'wait')[],
): readonly Said[] =>
  names.filter((name) => search[name] !== '').map((name) => [name, search[name]]);

export const isSame = (a: DirectorySearch, b: DirectorySearch): boolean =>
  addressOf(a) === addressOf(b);

const addressOf = (search: DirectorySearch): string =>
  pagePath(search, { ownPlace: '', view: 'list' });

export const filtersSet = (search: DirectorySearch): number =>
  [search.radius, search.ages, search.language, search.insurance, search.wait].filter(
    (text) => text !== '',
  ).length +
  (search.knownWait ? 1 : 0) +
  FLAGS.filter((flag) => search[flag]).length +
  search.tags.length;
