import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { addAccess } from '../../adapters/http/access.ts';
import { addHealthRoutes } from '../../adapters/http/health-route.ts';
import { buildHttpServer, type HttpReply } from '../../adapters/http/server.ts';
import { createLogger } from '../../adapters/logging/logger.ts';
import { fuzzRoutes } from './fuzz-routes.fixture.ts';

interface Note {
  readonly kind: 'short' | 'long';
  readonly text: string;
  readonly stars?: number | undefined;
}

/** A service of one route more than every service has, which nothing but its contract describes. */
const fuzz = async (
  answer: (note: Note, reply: HttpReply) => unknown,
  access: 'anyone' | 'family' = 'anyone',
): Promise<void> => {
  const app = buildHttpServer({ logger: createLogger({ name: 'test', level: 'silent' }) });
  onTestFinished(async () => {
    await app.close();
  });
  addAccess(app, { findSession: async () => undefined });
  addHealthRoutes(app, async () => ({ status: 'ok', parts: [] }));
  const body = z.object({
    kind: z.enum(['short', 'long']),
    text: z.string().trim().min(1).max(50),
    stars: z.int().min(1).max(5).optional(),
  });
  for (const method of ['POST', 'PUT', 'PATCH'] as const)
    app.route({
      method,
      url: '/notes',
      config: { access },
      schema: { body },
      handler: async (request, reply) => answer(request.body, reply),
    });
  await fuzzRoutes(app, { requests: 400, seed: 1, vocabulary: {}, signIn: async () => ({}) });
};

test('a correct service passes', async () => {
  await fuzz(() => ({ isKept: true }));
});

test('a fault in one case of a route is found', async () => {
  const answer = ({ kind, stars }: Note) => {
    if (kind === 'long' && stars === 5) throw new Error('The fifth star was forgotten.');
    return {};
  };
  await expect(fuzz(answer)).rejects.toThrow(/Property failed/);
});

test('an error in another format is found', async () => {
  const answer = (_: Note, reply: HttpReply) => reply.status(404).send({ error: 'Gone' });
  await expect(fuzz(answer)).rejects.toThrow(/Property failed/);
});

test('an answer with a stack trace is found', async () => {
  const answer = () => ({ reason: new Error('Broken').stack });
  await expect(fuzz(answer)).rejects.toThrow(/Property failed/);
});

test('requests that are mostly refused test too little', async () => {
  await expect(fuzz(() => ({}), 'family')).rejects.toThrow(/to be greater than or equal to 0.5/);
});
