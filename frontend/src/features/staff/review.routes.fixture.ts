import {
  feedbackListSchema,
  type ListedFeedback,
  type StaffFeedback,
  staffFeedbackSchema,
} from '@hearthway/domain/feedback/feedback-staff.contract.ts';
import { fieldsOf, none, type RoutesOf } from '../../testing/route.fixture.ts';

const listedOf = (known: Partial<ListedFeedback>): ListedFeedback => ({
  userId: 'a'.repeat(32),
  feedbackId: '1'.repeat(32),
  feedbackType: 'success_story',
  rating: 5,
  isPublic: true,
  language: 'en',
  crisis: null,
  status: 'waiting',
  submittedAt: '2026-11-01T09:00:00.000Z',
  changedAt: '2026-11-01T09:00:00.000Z',
  ...known,
});

/** Sorted like the queue. */
const WAITING = [
  listedOf({ feedbackId: '2'.repeat(32), crisis: 'self-harm', feedbackType: 'app_feedback' }),
  listedOf({}),
];

const STORY: Omit<StaffFeedback, 'shown' | 'message' | 'grantUntil'> = {
  ...listedOf({}),
  revision: 1,
  hasPrivateDetails: true,
  firstName: 'Ana',
  title: 'He asks for his song',
  childAge: 5,
  location: 'Durham, NC',
  masked: {
    title: 'He asks for his song',
    message: 'He asks for his song himself. Call […].',
    location: 'Durham, NC',
  },
  question: null,
  declineReason: null,
};

const FEEDBACK = '/api/staff/feedback/:userId/:feedbackId';

export const routes: RoutesOf = () => {
  let shown: StaffFeedback['shown'] = 'masked';
  return [
    {
      route: 'GET /api/staff/feedback',
      schema: feedbackListSchema,
      model: 'feedback',
      answer: ({ query }) => ({
        feedback: query.get('list') === 'waiting' ? WAITING : [],
        hasMore: false,
      }),
    },
    {
      route: `POST ${FEEDBACK}/view`,
      answer: ({ body }) => {
        shown = fieldsOf(body)['shown'] === 'whole' ? 'whole' : 'masked';
      },
    },
    {
      route: `GET ${FEEDBACK}`,
      schema: staffFeedbackSchema,
      model: 'feedback',
      answer: () => ({
        ...STORY,
        shown,
        message:
          shown === 'whole'
            ? 'He asks for his song himself. Call (919) 555-0134.'
            : STORY.masked.message,
        grantUntil: new Date(Date.now() + 15 * 60_000).toISOString(),
      }),
    },
    ...['publish', 'return', 'decline', 'read', 'unpublish'].map((decision) => ({
      route: `POST ${FEEDBACK}/${decision}`,
      answer: none,
    })),
  ];
};
