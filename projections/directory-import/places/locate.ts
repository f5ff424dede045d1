import { humanCase } from '@hearthway/domain/directory/human-case.ts';
import { cityKey, type Places, type Point } from './places.ts';

export interface Address {
  readonly zip: string;
  /** As spelled in the source. */
  readonly city: string;
  readonly state: string;
}

/**
 * Finds an address's point, and its city in the usual spelling. The ZIP code decides, unless it is unknown or
 * belongs to another state: then the city does.
 */
export const locate = (
  { zipCodes, cities }: Places,
  { zip, city, state }: Address,
): { readonly city: string; readonly point: Point | undefined } => {
  const byZip = zipCodes.get(zip);
  const byCity = cities.get(cityKey(city, state));
  return {
    city: byCity?.name ?? (city === '' && byZip?.state === state ? byZip.city : humanCase(city)),
    point: byZip?.state === state ? byZip : (byCity ?? byZip),
  };
};
