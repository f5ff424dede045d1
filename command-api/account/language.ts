import type { Language } from '@hearthway/domain/product.ts';
import { isFromBrowser } from '@hearthway/infra/adapters/http/access.ts';
import { chooseLanguage } from '@hearthway/infra/adapters/http/choose-language.ts';
import type { HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { LANGUAGES } from '@hearthway/infra/adapters/i18n/languages.ts';
import type { Kysely } from 'kysely';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { CommandSchema } from '../database/schema.ts';

/** Of the page that sends a request. Undefined for programs: they read none. */
export const languageOf = (request: HttpRequest): Language | undefined =>
  isFromBrowser(request) ? chooseLanguage(LANGUAGES, request.headers) : undefined;

/** From now on we write to this person in the language that they read. */
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

/** Where people change their account, and where pages tell that somebody reads them. */
const TELLING = /^\/api\/(?:account|session)\//;

/**
 * Whoever chooses another language, by hand or in their browser, is written to in it: before what
 * they ask for is done, so that a mail about that follows.
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
