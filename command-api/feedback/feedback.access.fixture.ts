import { forFamilies, forSupport } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';

const FEEDBACK = {
  name: 'Ana Alvarez',
  email: 'ana@example.org',
  feedbackType: 'testimonial',
  rating: 5,
  title: 'A good place',
  message: 'We found a therapist within a week.',
};

const NOT_SENT = { feedbackId: 'f'.repeat(32) };

/** Builds staff decisions, by their bodies, about a family that does not exist. */
const staffRows = (bodies: Readonly<Record<string, unknown>>): AccessRows =>
  Object.fromEntries(
    Object.entries(bodies).map(([decision, body]) => [
      `POST /api/staff/feedback/:userId/:feedbackId/${decision}`,
      {
        statuses: forSupport(404),
        params: () => ({ ...NOT_SENT, userId: 'f'.repeat(32) }),
        ...(body !== undefined && { body: () => body }),
      },
    ]),
  );

export const rows: AccessRows = {
  'POST /api/feedback': { statuses: forFamilies(204), body: () => FEEDBACK },
  'PUT /api/feedback/:feedbackId': {
    statuses: forFamilies(404),
    params: () => NOT_SENT,
    body: () => FEEDBACK,
  },
  'DELETE /api/feedback/:feedbackId': { statuses: forFamilies(404), params: () => NOT_SENT },
  ...staffRows({
    view: { shown: 'masked' },
    publish: { seen: 1, place: null, title: 'A good place', words: 'We found a therapist.' },
    return: { seen: 1, question: 'Which one?' },
    decline: { seen: 1, reason: 'other' },
    read: { seen: 1 },
    unpublish: undefined,
  }),
};
