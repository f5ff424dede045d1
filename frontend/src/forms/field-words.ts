import {
  CODE_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@hearthway/domain/account/account.constants.ts';
import type { ErrorBody } from '@hearthway/domain/errors.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Translations of the validation messages of contracts and server, by their English text. */
const words: Readonly<Record<string, MessageDescriptor>> = {
  'Please enter a valid email address': msg`Please enter a valid email address`,
  'Please enter your email': msg`Please enter your email`,
  'Please enter your password': msg`Please enter your password`,
  'Please enter your first name': msg`Please enter your first name`,
  'Please enter your last name': msg`Please enter your last name`,
  'Please use 100 letters at most': msg`Please use 100 letters at most`,
  [`Password must be at least ${PASSWORD_MIN_LENGTH} characters`]: msg`Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  [`Password must be at most ${PASSWORD_MAX_LENGTH} characters`]: msg`Password must be at most ${PASSWORD_MAX_LENGTH} characters`,
  'Passwords don’t match': msg`Passwords don’t match`,
  'This is one of the most common passwords. Please choose another.': msg`This is one of the most common passwords. Please choose another.`,
  'This is your own name or email. Please choose another password.': msg`This is your own name or email. Please choose another password.`,
  'Please write what is wrong': msg`Please write what is wrong`,
  'Enter two letters or more': msg`Enter two letters or more`,
  'Say why you need to see this': msg`Say why you need to see this`,
  'Write the note first': msg`Write the note first`,
  [`Please enter the ${CODE_LENGTH} digits of the code`]: msg`Please enter the ${CODE_LENGTH} digits of the code`,
};

export type FieldErrors = Readonly<Record<string, string>>;

/** The words of a message in the language of the page. A server's newer rule speaks for itself. */
export const issueWords = (i18n: I18n, message: string): string => {
  const known = words[message];
  return known === undefined ? message : i18n._(known);
};

/** By field, its first error. */
export const fieldErrors = (i18n: I18n, issues: NonNullable<ErrorBody['issues']>): FieldErrors =>
  Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path, issueWords(i18n, message)]),
  );
