import { PASSWORD_MIN_LENGTH } from '@hearthway/domain/account/account.constants.ts';
import { passwordIssues } from '@hearthway/domain/account/account.errors.ts';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { dictionary } from '@zxcvbn-ts/language-common';

export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/**
 * The forty thousand passwords that leaked most often, and our own. Shorter ones are refused for their
 * length.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN_LENGTH),
  PRODUCT.name.toLowerCase(),
]);

const refusePassword = ({ message }: { readonly message: string }): Error =>
  refuse('ValidationFailed', [{ path: 'password', message }]);

/** Refuses common passwords as `ValidationFailed`. */
export const refuseCommonPassword = (password: string): void => {
  if (COMMON_PASSWORDS.has(folded(password))) throw refusePassword(passwordIssues.common);
};

/** Refuses passwords made of the person's own names as `ValidationFailed`. */
export const refuseOwnNames = (password: string, { email, firstName, lastName }: Person): void => {
  const [mailbox = ''] = email.split('@');
  const names = [email, mailbox, firstName, lastName, firstName + lastName, lastName + firstName];
  // Spaces make no difference to a guess.
  const plain = (text: string): string => folded(text).replaceAll(/\s/g, '');
  if (names.some((name) => plain(name) === plain(password)))
    throw refusePassword(passwordIssues.ownName);
};
