import type { Location } from 'react-router-dom';
import { fieldsOf } from '../session/json-fields.ts';

/**
 * Navigation state that prevents scrolling to the top. The router's own option belongs to its data APIs, 17
 * kB more.
 */
export const stayInPlace = { state: { isInPlace: true } } as const;

export const staysInPlace = ({ state }: Location<unknown>): boolean =>
  fieldsOf(state)['isInPlace'] === true;
