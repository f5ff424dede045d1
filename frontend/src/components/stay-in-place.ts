import type { Location } from 'react-router-dom';
import { fieldsOf } from '../session/json-fields.ts';

/**
 * For a link, or a call to navigate: the window is not scrolled to the top of what is shown next.
 * The router has an option for it in its other half, the one that loads data: 17 kB more.
 */
export const stayInPlace = { state: { isInPlace: true } } as const;

export const staysInPlace = ({ state }: Location<unknown>): boolean =>
  fieldsOf(state)['isInPlace'] === true;
