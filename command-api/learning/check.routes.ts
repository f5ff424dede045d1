import { explanationOf, resultOf } from '@hearthway/domain/learning/explanations.ts';
import { checkAnswersSchema, checkedSchema } from '@hearthway/domain/learning/learning.contract.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { Lessons } from './lessons.ts';
import { moduleParamsSchema } from './module-params.ts';

/** `POST /api/learning/modules/:id/check`: for visitors. Nothing is stored. */
export const addCheckRoute = (app: HttpServer, lessons: Lessons): void => {
  app.post(
    '/api/learning/modules/:id/check',
    {
      config: { access: 'anyone', unattended: true, limit: 'check-answers' },
      schema: {
        params: moduleParamsSchema,
        body: checkAnswersSchema,
        response: { 200: checkedSchema },
      },
    },
    async (request) => {
      const { version, answers, isComplete } = request.body;
      const { id } = request.params;
      const lesson = await lessons.find({ id, version, language: contentLanguageFor(request) });
      const explanations = Object.entries(answers).map(([questionId, chosen]) => {
        const question = lesson.questions.find((each) => each.id === questionId);
        if (question === undefined) throw refuse('UnknownQuestion');
        const explanation = explanationOf(lesson, { questionId, chosen });
        if (explanation === undefined) throw refuse('UnknownAnswer');
        return explanation;
      });
      if (!isComplete) return { explanations, result: null };
      const result = resultOf(lesson, (questionId) => answers[questionId]);
      if (result === undefined) throw refuse('AnswersMissing');
      return { explanations, result };
    },
  );
};
