import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import { GUIDES } from '../content/guide.constants.ts';
import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { NONE, plainCommand } from '../kernel/plain-command.ts';
import { guideDownloads } from './guide-downloads.report.ts';
import {
  FREQUENT_QUESTIONS,
  GUIDE_WORDS,
  INTEREST_WORDS,
  INTERESTS,
  LANGUAGE_WORDS,
} from './help.constants.ts';
import {
  downloadGuideSchema,
  helpSchema,
  rateHelpParamsSchema,
  rateHelpSchema,
  tellInterestSchema,
} from './help.contract.ts';
import { helpDecider } from './help.decider.ts';
import { helpStream } from './help.events.ts';
import { helpView, NO_HELP } from './help.view.ts';
import { helpVotes } from './help-votes.report.ts';
import { interests } from './interests.report.ts';

const help = foldStream({
  name: 'help',
  label: say('Your votes on help'),
  definition: 1,
  stream: helpStream,
  row: helpSchema,
  view: helpView,
});

/** A family's votes on answers of the help, and the parts of the support center that it waits for. */
export const helpContext = defineContext({
  name: 'help',
  aggregates: [{ decider: helpDecider, label: say('Help'), icon: 'life-buoy' }],
  readModels: [help],
  commands: [
    plainCommand(helpDecider)({
      route: 'PUT /api/help/ratings/:answerId',
      isPersonal: true,
      params: rateHelpParamsSchema,
      body: rateHelpSchema,
      toCommand: ({ params, body }) => ({ command: 'rate', ...params, ...body }),
      example: { params: { answerId: 'find-providers' }, body: { version: 1, isHelpful: true } },
      habit: {
        perSession: 0.05,
        send: ({ next, pick }) => ({
          params: { answerId: pick(FREQUENT_QUESTIONS) },
          body: { version: 1, isHelpful: next() < 0.8 },
        }),
      },
    }),
    plainCommand(helpDecider)({
      route: 'POST /api/help/interests',
      isPersonal: true,
      params: NONE,
      body: tellInterestSchema,
      toCommand: ({ body }) => ({ command: 'tell-interest', ...body }),
      example: { params: {}, body: { interest: INTERESTS[0] } },
      habit: {
        perSession: 0.02,
        send: ({ pick }, _now, state) => {
          const interest = pick(INTERESTS);
          return state.interests.has(interest) ? null : { params: {}, body: { interest } };
        },
      },
    }),
    plainCommand(helpDecider)({
      route: 'POST /api/help/guide-downloads',
      isPersonal: true,
      params: NONE,
      body: downloadGuideSchema,
      toCommand: ({ body }) => ({ command: 'download-guide', ...body }),
      example: { params: {}, body: { guideId: GUIDES[0], language: 'en' } },
      habit: {
        perSession: 0.04,
        send: ({ next, pick }, _now, { downloads }) => {
          const [english, spanish] = CONTENT_LANGUAGES;
          const language = next() < 0.8 ? english : spanish;
          const guideId = pick(GUIDES);
          return downloads.has(`${guideId}.${language}`)
            ? null
            : { params: {}, body: { guideId, language } };
        },
      },
    }),
  ],
  reads: [
    ownRow({
      url: '/api/help/mine',
      isPersonal: true,
      model: help,
      answer: helpSchema,
      toAnswer: (row) => row ?? NO_HELP,
    }),
  ],
  exportSections: [
    exportSection({
      name: 'helpVotes',
      model: help,
      title: say('Your votes on help'),
      toRows: ({ ratings }) => ratings.map(({ answerId, isHelpful }) => ({ answerId, isHelpful })),
      fields: { answerId: say('Answer id'), isHelpful: say('It helped') },
    }),
    exportSection({
      name: 'interests',
      model: help,
      title: say('Parts of Hearthway that you would like to have'),
      toRows: ({ interests: recorded }) => recorded.map((interest) => ({ interest })),
      fields: { interest: say('Part') },
    }),
  ],
  words: {
    fields: {
      answerId: say('Answer id'),
      guideId: say('Guide'),
      interest: say('Part'),
      isHelpful: say('It helped'),
      language: say('Language'),
      version: say('Version'),
    },
    choices: { guideId: GUIDE_WORDS, interest: INTEREST_WORDS, language: LANGUAGE_WORDS },
  },
  reports: [helpVotes, guideDownloads, interests],
  errors: {},
});
