import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { withCatalogs } from '../i18n/load-catalog.ts';
import { ApiError } from './api-error.ts';

/** For failures without words of their own in docs/product-rules.md. */
export const checkConnection = msg`Check your connection, then try again.`;

let refusalWords: ((i18n: I18n, error: ApiError) => string | undefined) | undefined;

/** Before a page shows the first refusal. Most visits have none. A failed try may be repeated. */
export const loadErrorWords = async (): Promise<void> => {
  ({ refusalWords } = await withCatalogs(import('./error-messages.ts'), 'error-messages'));
};

/** Describes a failure, by the fallback where no service has answered. */
export const errorWords = (i18n: I18n, error: unknown, fallback: MessageDescriptor): string =>
  (error instanceof ApiError ? refusalWords?.(i18n, error) : undefined) ?? i18n._(fallback);
