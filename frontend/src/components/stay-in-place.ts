import type { Location } from '../router/location.ts';
import { fieldsOf } from '../session/json-fields.ts';

/** For a link, or a call to navigate: the window is not scrolled to the top of what is shown next. */
export const stayInPlace = { state: { isInPlace: true } } as const;

export const staysInPlace = ({ state }: Location): boolean => fieldsOf(state)['isInPlace'] === true;
