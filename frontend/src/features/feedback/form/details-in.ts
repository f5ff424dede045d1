import { firstNameIn, lastNameIn } from '@hearthway/domain/feedback/published-words.ts';
import { type PrivateDetail, privateDetailsIn } from '@hearthway/domain/privacy/private-details.ts';

/** Private details in the words of a filled-in form; the writer's own first name is none. */
export const detailsIn = (form: HTMLFormElement): readonly PrivateDetail[] => {
  const filled = new FormData(form);
  const text = (field: string) => String(filled.get(field) ?? '');
  const lastName = lastNameIn(text('name'));
  return ['title', 'message', 'location']
    .flatMap((field) => privateDetailsIn(text(field), { lastName }))
    .filter(({ words }) => words !== firstNameIn(text('name')));
};
