import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { withCatalogs } from '../i18n/load-catalog.ts';
import { ApiError } from './api-error.ts';

/** Fallback for failures without a text in docs/product-rules.md. */
export const checkConnection = msg`Check your connection, then try again.`;

let refusalWords: ((i18n: I18n, error: ApiError) => string | undefined) | undefined;

/**
 * Loads the texts of refusals. Called before the first one is shown, since most visits have none. May be
 * repeated after a failure.
 */
export const loadErrorWords = async (): Promise<void> => {
  ({ refusalWords } = await withCatalogs(import('./error-messages.ts'), 'error-messages'));
};

/** Describes a failure; uses the fallback if no service answered. */
export const errorWords = (i18n: I18n, error: unknown, fallback: MessageDescriptor): string =>
  (error instanceof ApiError ? refusalWords?.(i18n, error) : undefined) ?? i18n._(fallback);
