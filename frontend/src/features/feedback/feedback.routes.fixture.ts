import { storySchema } from '@hearthway/domain/feedback/feedback.contract.ts';
import * as z from 'zod/mini';
import { none, type RoutesOf } from '../../testing/route.fixture.ts';

const MADE_UP = [
  'first-call',
  'own-words',
  'school-meeting',
  'calm-dentist',
  'saturday-group',
  'small-steps',
].map((id) => ({ kind: 'made-up', id }));

export const routes: RoutesOf = () => [
  { route: 'GET /api/stories', schema: z.array(storySchema), answer: () => MADE_UP },
  { route: 'POST /api/feedback', model: 'feedback', answer: none },
  { route: 'PUT /api/feedback/:feedbackId', model: 'feedback', answer: none },
  { route: 'DELETE /api/feedback/:feedbackId', model: 'feedback', answer: none },
];
