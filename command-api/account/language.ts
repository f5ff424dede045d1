import type { Language } from '@hearthway/domain/product.ts';
import { isFromBrowser } from '@hearthway/infra/adapters/http/access.ts';
import { chooseLanguage } from '@hearthway/infra/adapters/http/choose-language.ts';
import type { HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { LANGUAGES } from '@hearthway/infra/adapters/i18n/languages.ts';
import type { Kysely } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';

/** Returns the language of the page that sends a request; undefined for API clients, which show no text. */
export const languageOf = (request: HttpRequest): Language | undefined =>
  isFromBrowser(request) ? chooseLanguage(LANGUAGES, request.headers) : undefined;

export const keepLanguage = async (
  database: Pick<Kysely<CommandSchema>, 'updateTable'>,
  { userId, language }: { readonly userId: string; readonly language: Language | undefined },
): Promise<void> => {
  if (language === undefined) return;
  await database
    .updateTable('accounts')
    .set({ language })
    .where('user_id', '=', userId)
    .where('language', '!=', language)
    .execute();
};

/** Routes where people change their account, and where pages report activity. */
const TELLING = /^\/api\/(?:account|session)\//;

/**
 * Stores a language chosen by hand or in the browser before the request is handled, so that a mail about it
 * is already in that language.
 */
export const followLanguage = (
  app: HttpServer,
  { database }: Pick<CommandDependencies, 'database'>,
): void => {
  app.addHook('preHandler', async (request) => {
    const { session, routeOptions } = request;
    if (session === undefined || !TELLING.test(routeOptions.url ?? '')) return;
    await keepLanguage(database, { userId: session.accountId, language: languageOf(request) });
  });
};
