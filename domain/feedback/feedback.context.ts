import * as z from 'zod';
import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import {
  DECLINE_REASON_WORDS,
  FEEDBACK_STATUS_WORDS,
  FEEDBACK_TYPE_WORDS,
} from './feedback.constants.ts';
import { feedbackSchema } from './feedback.contract.ts';
import { feedbackDecider } from './feedback.decider.ts';
import { feedbackErrors } from './feedback.errors.ts';
import { feedbackModel } from './feedback.model.ts';
import { feedbackReport } from './feedback.report.ts';
import { mailAboutFeedback } from './feedback-mails.policy.ts';

/** Feedback of families, and the stories among it that are published. */
export const feedbackContext = defineContext({
  name: 'feedback',
  aggregates: [
    { decider: feedbackDecider, label: say('Feedback and stories'), icon: 'message-circle-heart' },
  ],
  readModels: [feedbackModel],
  policies: [mailAboutFeedback],
  reads: [
    ownRow({
      url: '/api/feedback',
      model: feedbackModel,
      answer: z.array(feedbackSchema),
      // The newest first.
      toAnswer: (row) =>
        (row?.entries ?? []).map(({ crisis: _, revision: __, ...own }) => own).toReversed(),
    }),
  ],
  exportSections: [
    exportSection({
      model: feedbackModel,
      title: say('Feedback and stories that you sent'),
      toRows: ({ entries }) =>
        entries.map(({ published, submittedAt, changedAt, revision: _, ...entry }) => ({
          ...entry,
          submittedAt: new Date(submittedAt),
          changedAt: new Date(changedAt),
          publishedTitle: published?.title ?? null,
          publishedWords: published?.words ?? null,
        })),
      fields: {
        id: say('Feedback id'),
        feedbackType: say('Kind of feedback'),
        rating: say('Rating'),
        isPublic: say('You agreed that it is published'),
        language: say('Language'),
        crisis: say('Crisis words'),
        name: say('Name'),
        email: say('Email'),
        title: say('Title'),
        message: say('What you wrote'),
        childAge: say('Child’s age'),
        location: say('Place'),
        status: say('Status'),
        submittedAt: say('When you sent it'),
        changedAt: say('When it last changed'),
        question: say('What we asked'),
        declineReason: say('Why it is not published'),
        publishedTitle: say('Title as published'),
        publishedWords: say('Words as published'),
      },
    }),
  ],
  words: {
    fields: {
      childAge: say('Child’s age'),
      crisis: say('Crisis words'),
      declineReason: say('Why it is not published'),
      email: say('Email'),
      feedbackId: say('Feedback id'),
      feedbackType: say('Kind of feedback'),
      firstName: say('First name'),
      isPublic: say('Agreed that it is published'),
      language: say('Language'),
      lexiconVersion: say('Version of the list of crisis words'),
      location: say('Place'),
      message: say('Message'),
      name: say('Name'),
      place: say('Place'),
      question: say('Question'),
      rating: say('Rating'),
      title: say('Title'),
      words: say('Words'),
    },
    choices: {
      feedbackType: FEEDBACK_TYPE_WORDS,
      status: FEEDBACK_STATUS_WORDS,
      declineReason: DECLINE_REASON_WORDS,
    },
  },
  reports: [feedbackReport],
  errors: feedbackErrors,
});
