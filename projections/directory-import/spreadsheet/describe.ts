import { CATEGORIES } from '@hearthway/domain/directory/categories.ts';
import type { StagedListing } from '../format.ts';

/** Writes a description: "Play therapy, evaluations. Serves Alamance and Durham Counties." */
export const describe = ({
  about = '',
  counties = [],
  categories,
  city,
  state,
}: Pick<StagedListing, 'about' | 'counties' | 'categories' | 'city' | 'state'>): string => {
  const names = CATEGORIES.filter(({ id }) => categories.includes(id)).map(({ name }) => name);
  const what = about === '' ? sentence(`${names.join(', ')} in ${place(city, state)}`) : about;
  const served =
    counties.length === 0
      ? ''
      : `Serves ${LIST.format(counties)} ${counties.length === 1 ? 'County' : 'Counties'}.`;
  return [what, served].filter((part) => part !== '').join(' ');
};

const place = (city: string, state: string): string => (city === '' ? state : `${city}, ${state}`);

const LIST = new Intl.ListFormat('en-US');

/** Capitalizes the first letter and adds a final period; empty remains empty. */
export const sentence = (text: string): string => {
  const tidy = text.replaceAll(/\s+/g, ' ').replace(/^[\s,;.]+|[\s,;.]+$/g, '');
  return tidy === '' ? '' : `${tidy.charAt(0).toUpperCase()}${tidy.slice(1)}.`;
};
