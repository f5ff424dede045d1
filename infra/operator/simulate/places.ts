import { weighted } from './random.ts';

export interface Place {
  /** Two-letter code. */
  readonly state: string;
  /** Hours behind UTC, in winter. */
  readonly hoursBehind: number;
  /** Population in hundreds of thousands, by the census of 2020. */
  readonly people: number;
}

const east =
  'CT 36, DE 10, DC 7, FL 215, GA 107, IN 68, KY 45, ME 14, MD 62, MA 70, MI 101, NH 14, NJ 93, NY 202, NC 104, OH 118, PA 130, RI 11, SC 51, VT 6, VA 86, WV 18';
const central =
  'AL 50, AR 30, IL 128, IA 32, KS 29, LA 47, MN 57, MS 30, MO 62, NE 20, ND 8, OK 40, SD 9, TN 69, TX 291, WI 59';
const mountain = 'AZ 72, CO 58, ID 18, MT 11, NM 21, UT 33, WY 6';
const pacific = 'CA 395, NV 31, OR 42, WA 77';

const placesOf = (states: string, hoursBehind: number): readonly Place[] =>
  states.split(', ').map((entry) => {
    const [state = '', people] = entry.split(' ');
    return { state, hoursBehind, people: Number(people) };
  });

const PLACES: readonly Place[] = [
  ...placesOf(east, 5),
  ...placesOf(central, 6),
  ...placesOf(mountain, 7),
  ...placesOf(pacific, 8),
  ...placesOf('AK 7', 9),
  ...placesOf('HI 15', 10),
];

/** Place for a number from 0 to below 1, weighted by population. */
export const placeAt = weighted(PLACES.map((place) => [place, place.people]));
