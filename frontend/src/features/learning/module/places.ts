import * as z from 'zod/mini';
import { type BrowserStorage, storageOr, tryToKeep } from '../../../session/browser-storage.ts';
import { jsonFields } from '../../../session/json-fields.ts';
import { LESSONS_KEY, VISITOR_LESSONS_KEY } from '../../../session/kept-lessons.ts';
import { type Place, placeSchema } from './place.ts';

const placesSchema = z.record(z.string(), placeSchema);

/** Places in lessons, kept in this browser: those of one reader, by module. */
export interface Places {
  readonly all: () => readonly Place[];
  readonly read: (moduleId: string) => Place | undefined;
  /** A full browser keeps none, and nothing else is lost. */
  readonly keep: (place: Place) => void;
  readonly forget: (moduleId: string) => void;
}

interface PlacesOptions {
  readonly storage: BrowserStorage;
  /** The account; null for visitors, whose places the next family to sign in may take over. */
  readonly userId: string | null;
}

export const createPlaces = ({ storage, userId }: PlacesOptions): Places => {
  const key = userId === null ? VISITOR_LESSONS_KEY : LESSONS_KEY;
  const places = (): Readonly<Record<string, Place>> => {
    const { userId: owner = null, places: kept } = jsonFields(storage.getItem(key) ?? '');
    const parsed = placesSchema.safeParse(kept);
    return owner === userId && parsed.success ? parsed.data : {};
  };
  const write = (next: Readonly<Record<string, Place>>): void => {
    if (Object.keys(next).length === 0) storage.removeItem(key);
    else tryToKeep(storage, key, JSON.stringify({ userId, places: next }));
  };
  return {
    all: () => Object.values(places()),
    read: (moduleId) => places()[moduleId],
    keep: (place) => write({ ...places(), [place.moduleId]: place }),
    forget: (moduleId) => {
      const { [moduleId]: _forgotten, ...others } = places();
      write(others);
    },
  };
};

/** Those of an account, or of the visitors of this browser. */
export const placesOf = (userId: string | null): Places =>
  createPlaces({ storage: storageOr(() => localStorage), userId });
