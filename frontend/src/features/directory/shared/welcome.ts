import type { Location } from 'react-router-dom';
import { fieldsOf } from '../../../session/json-fields.ts';

/** Outcome of the last step. Kept here, since a history entry cannot hold a promise. */
let saved: Promise<boolean> = Promise.resolve(true);

/**
 * History state for the step from the first questions to the directory, which then reports whether it has
 * anything.
 *
 * @param areAnswersSaved Resolves with false where the failure has its own message.
 */
export const asNewcomer = (areAnswersSaved: Promise<boolean>) => {
  saved = areAnswersSaved;
  return { state: { isNewcomer: true } } as const;
};

export const isNewcomer = ({ state }: Location): boolean => fieldsOf(state)['isNewcomer'] === true;

/** Whether the answers of the first questions were saved, once known. */
export const areAnswersSaved = (): Promise<boolean> => saved;
