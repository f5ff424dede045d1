import type { DraftFields } from './draft-store.ts';

/** The part of a form field used here, so that tests need no page. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly autocomplete: string;
}

const SECRET_TYPES = ['password', 'hidden', 'file'];
/** A password that is shown has the type of any text. */
const SECRET_CONTENT = /password|one-time-code|\bcc-/;
const TICKED_TYPES = ['checkbox', 'radio'];

/** The input of a form, without passwords, codes and card numbers. */
export const typedFields = (fields: Iterable<Field>): DraftFields =>
  Object.fromEntries(
    [...fields]
      .filter(
        ({ name, type, autocomplete }) =>
          name !== '' &&
          !SECRET_TYPES.includes(type) &&
          !TICKED_TYPES.includes(type) &&
          !SECRET_CONTENT.test(autocomplete),
      )
      .map(({ name, value }) => [name, value]),
  );

/** The controls of a form that take input. */
export const fieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.elements].filter(
    (control) =>
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement,
  );
