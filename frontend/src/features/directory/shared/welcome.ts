import type { Location } from 'react-router-dom';
import { fieldsOf } from '../../../session/json-fields.ts';

/** Outcome of the last step. An entry of the history cannot hold a promise. */
let saved: Promise<boolean> = Promise.resolve(true);

/**
 * For the step from the first questions to the directory, which says whether there is anything.
 *
 * @param areAnswersSaved Resolves with false where a message of its own tells of the failure.
 */
export const asNewcomer = (areAnswersSaved: Promise<boolean>) => {
  saved = areAnswersSaved;
  return { state: { isNewcomer: true } } as const;
};

export const isNewcomer = ({ state }: Location): boolean => fieldsOf(state)['isNewcomer'] === true;

/** Whether the answers that brought the family here are where they belong, once that is known. */
export const areAnswersSaved = (): Promise<boolean> => saved;
