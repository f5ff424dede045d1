/**
 * Facts about the operator from `frontend/.env.local`, read when the pages are built. The pages
 * leave out those that are not set: no address is made up.
 */
interface Operator {
  /** Where a family can write to. */
  readonly contactEmail: string | undefined;
  readonly facebook: string | undefined;
  readonly instagram: string | undefined;
  /** Undefined for a map without streets, which sends no request to third parties. */
  readonly mapTiles: MapTiles | undefined;
}

export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` in it, and `{s}` for one of the subdomains a, b and c. */
  readonly url: string;
  /** Whom the tiles are by, as their license wants it said. */
  readonly credit: string;
}

const setting = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const tilesUrl = setting(import.meta.env['VITE_MAP_TILE_URL']);

export const operator: Operator = {
  contactEmail: setting(import.meta.env['VITE_CONTACT_EMAIL']),
  facebook: setting(import.meta.env['VITE_FACEBOOK_URL']),
  instagram: setting(import.meta.env['VITE_INSTAGRAM_URL']),
  mapTiles:
    tilesUrl === undefined
      ? undefined
      : { url: tilesUrl, credit: setting(import.meta.env['VITE_MAP_CREDIT']) ?? '' },
};
