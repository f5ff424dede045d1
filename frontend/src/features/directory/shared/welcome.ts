import type { Location } from 'react-router-dom';
import { fieldsOf } from '../../../session/json-fields.ts';

/** For the step from the first questions to the directory, which says whether there is anything. */
export const asNewcomer = { state: { isNewcomer: true } } as const;

export const isNewcomer = ({ state }: Location): boolean => fieldsOf(state)['isNewcomer'] === true;
