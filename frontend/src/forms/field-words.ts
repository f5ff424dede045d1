import type { ErrorBody } from '@hearthway/domain/errors.contract.ts';
import type { I18n } from '@lingui/core';

export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The message of a contract in the language of the page: contracts declare it in English, and
 * `lingui.config.ts` collects it from them. A newer server's stays English.
 */
export const issueWords = (i18n: I18n, message: string): string => i18n._(message);

/** By field, its first error. */
export const fieldErrors = (i18n: I18n, issues: NonNullable<ErrorBody['issues']>): FieldErrors =>
  Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path, issueWords(i18n, message)]),
  );
