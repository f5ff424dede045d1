import { readPlaces } from './places.ts';

/** Read once for all files of a worker. */
export const places = await readPlaces();
