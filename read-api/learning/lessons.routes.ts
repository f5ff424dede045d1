import { lessons } from '@hearthway/domain/content/kinds.ts';
import type { LessonData, LessonWords } from '@hearthway/domain/content/lesson.contract.ts';
import { parentsPhrases } from '@hearthway/domain/directory/parents-phrases.ts';
import { contentOf } from '@hearthway/domain/learning/explanations.ts';
import { QUESTION_POINTS } from '@hearthway/domain/learning/learning.constants.ts';
import {
  lessonSearchSchema,
  type ModuleCard,
  moduleCardsSchema,
  moduleSchema,
  modulesSchema,
  questionsSchema,
} from '@hearthway/domain/learning/learning.contract.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import type { Item, Items } from '@hearthway/infra/adapters/content/items.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { z } from 'zod';
import { searchContent } from '../content/search.ts';
import type { ReadDependencies } from '../read-part.ts';

type Lesson = Item<LessonData, LessonWords>;

export type Lessons = Items<LessonData, LessonWords>;

const paramsSchema = z.object({ id: z.string().min(1).max(100) });

const versionSchema = z.object({
  version: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .optional(),
});

const searchSchema = z.object({ q: z.string().max(200) });

/** Maximum sections per search. */
const MAX_FOUND = 20;

const PUBLIC = { access: 'anyone' } as const;

/** Adds public lesson routes, in the language of the page, without the right answers. */
export const addLessonRoutes = (
  app: HttpServer,
  { database, items }: Pick<ReadDependencies, 'database'> & { readonly items: Lessons },
): void => {
  const find = async (id: string, query: z.infer<typeof versionSchema>, language: 'en' | 'es') => {
    const lesson = await items.find({ id, version: query.version, language });
    if (lesson === undefined) throw refuse('UnknownModule');
    return lesson;
  };

  app.get(
    '/api/learning/cards',
    { config: PUBLIC, schema: { response: { 200: moduleCardsSchema } } },
    async (request, reply) => {
      reply.header('vary', VARY);
      return (await items.list(contentLanguageFor(request))).map(toCard);
    },
  );
  app.get(
    '/api/learning/modules',
    { config: PUBLIC, schema: { response: { 200: modulesSchema } } },
    async (request, reply) => {
      reply.header('vary', VARY);
      const listed = await items.list(contentLanguageFor(request));
      return listed.map((lesson) => ({ ...toCard(lesson), content: contentOf(lesson.sections) }));
    },
  );
  app.get(
    '/api/learning/modules/:id',
    {
      config: PUBLIC,
      schema: {
        params: paramsSchema,
        querystring: versionSchema,
        response: { 200: moduleSchema },
      },
    },
    async (request, reply) => {
      reply.header('vary', VARY);
      const lesson = await find(request.params.id, request.query, contentLanguageFor(request));
      const { sections, facts, isRetired, newest } = lesson;
      return {
        ...toCard(lesson),
        content: contentOf(sections),
        sections,
        facts,
        isRetired,
        newestVersion: newest,
      };
    },
  );
  app.get(
    '/api/learning/questions/:id',
    {
      config: PUBLIC,
      schema: {
        params: paramsSchema,
        querystring: versionSchema,
        response: { 200: questionsSchema },
      },
    },
    async (request, reply) => {
      reply.header('vary', VARY);
      const lesson = await find(request.params.id, request.query, contentLanguageFor(request));
      return lesson.questions.map(({ id, question, options }) => ({
        id,
        question,
        options: options.map(({ text }) => text),
        points: QUESTION_POINTS,
      }));
    },
  );
  app.get(
    '/api/learning/search',
    {
      config: PUBLIC,
      schema: { querystring: searchSchema, response: { 200: lessonSearchSchema } },
    },
    async (request, reply) => {
      reply.header('vary', VARY);
      const found = await searchContent(database, {
        text: request.query.q,
        language: contentLanguageFor(request),
        understoodBy: parentsPhrases,
        kinds: [lessons.name],
        most: MAX_FOUND,
      });
      return {
        results: found.map(({ id, section, title, itemTitle, excerpt, address }) => ({
          moduleId: id,
          moduleTitle: itemTitle,
          sectionTitle: section === undefined ? null : title,
          excerpt,
          address,
        })),
      };
    },
  );
};

/** Request headers that affect the response. */
const VARY = 'Cookie, Accept-Language';

const toCard = ({
  id,
  version,
  language,
  data,
  words,
  sections,
  questions,
}: Lesson): ModuleCard => ({
  id,
  title: words.title,
  description: words.description,
  category: data.category,
  difficulty: data.difficulty,
  estimated_minutes: data.minutes,
  xp_reward: data.xp,
  badge_reward: words.badge ?? null,
  topics: data.topics,
  next: data.next,
  version,
  language,
  sectionCount: sections.length,
  questionCount: questions.length,
});
