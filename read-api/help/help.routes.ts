import { contentItemsSchema } from '@hearthway/domain/content/content-item.contract.ts';
import { HELP_TOPICS } from '@hearthway/domain/content/help.constants.ts';
import type { HelpData } from '@hearthway/domain/content/help.contract.ts';
import { help } from '@hearthway/domain/content/kinds.ts';
import { parentsPhrases } from '@hearthway/domain/directory/parents-phrases.ts';
import { FREQUENT_QUESTIONS } from '@hearthway/domain/help/help.constants.ts';
import {
  helpAnswersSchema,
  helpSearchQuerySchema,
  helpSearchSchema,
} from '@hearthway/domain/help/help.contract.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import { createItems } from '@hearthway/infra/adapters/content/items.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { type FoundSection, searchContent } from '../content/search.ts';
import type { ReadDependencies } from '../read-part.ts';

/** Maximum answers per search. */
const MAX_FOUND = 10;

/** Maximum sections per answer that a search considers before it keeps the best of each. */
const SECTIONS_PER_ANSWER = 4;

const PUBLIC = { access: 'anyone' } as const;

/** Request headers that affect the response. */
const VARY = 'Cookie, Accept-Language';

/** Adds public help routes, in the language of the page. A single answer is content of its kind. */
export const addHelpRoutes = (
  app: HttpServer,
  { database, contentForMs }: Pick<ReadDependencies, 'database' | 'contentForMs'>,
): void => {
  const items = createItems({ database, kind: help, newestForMs: contentForMs });

  app.get(
    '/api/help/answers',
    { config: PUBLIC, schema: { response: { 200: helpAnswersSchema } } },
    async (request, reply) => {
      reply.header('vary', VARY);
      const listed = await items.list(contentLanguageFor(request));
      return listed.toSorted(inOrder).map(({ id, language, data, words }) => ({
        answerId: id,
        language,
        topic: data.topic,
        question: words.title,
      }));
    },
  );
  app.get(
    '/api/help/frequent',
    { config: PUBLIC, schema: { response: { 200: contentItemsSchema(help) } } },
    async (request, reply) => {
      reply.header('vary', VARY);
      const listed = await items.list(contentLanguageFor(request));
      return FREQUENT_QUESTIONS.flatMap((id) => listed.filter((item) => item.id === id)).map(
        ({ id, version, language, data, words, sections, facts }) => ({
          id,
          version,
          language,
          data,
          words,
          sections,
          facts,
        }),
      );
    },
  );
  app.get(
    '/api/help/search',
    {
      config: PUBLIC,
      schema: { querystring: helpSearchQuerySchema, response: { 200: helpSearchSchema } },
    },
    async (request, reply) => {
      reply.header('vary', VARY);
      const language = contentLanguageFor(request);
      const found = await searchContent(database, {
        text: request.query.q,
        language,
        understoodBy: parentsPhrases,
        kinds: [help.name],
        most: MAX_FOUND * SECTIONS_PER_ANSWER,
      });
      const listed = await items.list(language);
      const results = bestOfEach(found)
        .slice(0, MAX_FOUND)
        .map(({ id, itemTitle, excerpt, address }) => ({
          answerId: id,
          question: itemTitle,
          answer: listed.find((item) => item.id === id)?.words.description ?? excerpt,
          address,
        }));
      return { results };
    },
  );
};

const bestOfEach = (found: readonly FoundSection[]): readonly FoundSection[] =>
  found.filter(({ id }, place) => found.findIndex((other) => other.id === id) === place);

interface Placed {
  readonly data: Pick<HelpData, 'topic' | 'order'>;
}

/** Sorts as the help page does. */
const inOrder = ({ data: one }: Placed, { data: other }: Placed): number =>
  HELP_TOPICS.indexOf(one.topic) - HELP_TOPICS.indexOf(other.topic) || one.order - other.order;
