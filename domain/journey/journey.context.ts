import { dayIn } from '../calendar/time-zone.ts';
import { defineContext } from '../context.ts';
import { CATEGORY_WORDS } from '../directory/categories.ts';
import { exportSection } from '../kernel/export-section.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { NONE, plainCommand } from '../kernel/plain-command.ts';
import { UPGRADE_PROMPT_WORDS } from '../subscription/prompts.constants.ts';
import { TIER_WORDS } from '../subscription/subscription.constants.ts';
import {
  type AccessibilitySettings,
  COLOR_MODE_WORDS,
  COLOR_MODES,
  DEFAULT_ACCESSIBILITY,
  FONT_FAMILY_WORDS,
} from './accessibility.constants.ts';
import { changeAccessibilitySchema } from './accessibility.contract.ts';
import { reportActiveDaySchema } from './active-days.contract.ts';
import { activeDaysDecider } from './active-days.decider.ts';
import { activityDecider } from './activity.decider.ts';
import { TOUR_END_WORDS } from './journey.constants.ts';
import { completeOnboardingSchema, endTourSchema, journeySchema } from './journey.contract.ts';
import { journeyDecider } from './journey.decider.ts';
import { journeyStream } from './journey.events.ts';
import { journeyView, NEW_JOURNEY } from './journey.view.ts';
import { limitsAndPrompts } from './limits-and-prompts.report.ts';
import { providerViews } from './provider-views.report.ts';
import { searchesWithoutResults } from './searches-without-results.report.ts';
import { visitorStatsDecider } from './visitor-stats.decider.ts';

const journey = foldStream({
  name: 'journey',
  label: say('Your answers and settings'),
  definition: 3,
  stream: journeyStream,
  row: journeySchema,
  sealed: ['onboarding', 'accessibility'],
  view: journeyView,
});

/** Settings of a family that has never changed any. */
const NEVER_SET: Readonly<Record<keyof AccessibilitySettings, null>> = {
  colorMode: null,
  fontSize: null,
  fontFamily: null,
  reducedMotion: null,
  autoplay: null,
  focusIndicators: null,
  screenReaderOptimized: null,
  colorBlindFriendly: null,
  sensoryReduction: null,
};

/** Onboarding, display settings, and daily searches and page views of a family. */
export const journeyContext = defineContext({
  name: 'journey',
  aggregates: [
    { decider: journeyDecider, label: say('Answers, tour and settings'), icon: 'compass' },
    { decider: activityDecider, label: say('Searches and visits'), icon: 'footprints' },
    { decider: activeDaysDecider, label: say('Active days'), icon: 'calendar-days' },
    {
      decider: visitorStatsDecider,
      label: say('Before the account'),
      icon: 'calendar-days',
    },
  ],
  readModels: [journey],
  commands: [
    plainCommand(journeyDecider)({
      route: 'POST /api/journey/onboarding',
      isPersonal: true,
      params: NONE,
      body: completeOnboardingSchema,
      toCommand: ({ body, now }) => ({ command: 'complete-onboarding', ...body, now }),
      example: { params: {}, body: { diagnosisDate: '2025-10-05', location: 'Durham, NC' } },
    }),
    plainCommand(journeyDecider)({
      route: 'POST /api/journey/tour',
      isPersonal: true,
      params: NONE,
      body: endTourSchema,
      toCommand: ({ body }) =>
        body.outcome === 'completed'
          ? { command: 'complete-tour' }
          : { command: 'skip-tour', step: body.step },
      example: { params: {}, body: { outcome: 'skipped', step: 3 } },
    }),
    plainCommand(journeyDecider)({
      route: 'PUT /api/journey/accessibility',
      isPersonal: true,
      params: NONE,
      body: changeAccessibilitySchema,
      toCommand: ({ body }) => ({ command: 'change-accessibility', ...body }),
      example: { params: {}, body: { settings: null } },
      habit: {
        perSession: 0.03,
        send: ({ next, pick }) => ({
          params: {},
          body: {
            settings:
              next() < 0.15 ? null : { ...DEFAULT_ACCESSIBILITY, colorMode: pick(COLOR_MODES) },
          },
        }),
      },
    }),
    plainCommand(activeDaysDecider)({
      route: 'POST /api/journey/active-days',
      isPersonal: true,
      unattended: true,
      params: NONE,
      body: reportActiveDaySchema,
      toCommand: ({ body: { timeZone }, now }) => ({
        command: 'be-active',
        day: dayIn(timeZone, now),
      }),
      example: { params: {}, body: { timeZone: 'America/New_York' } },
      habit: {
        perSession: 1,
        send: () => ({ params: {}, body: { timeZone: 'America/Chicago' } }),
      },
    }),
  ],
  reads: [
    ownRow({
      url: '/api/journey',
      isPersonal: true,
      model: journey,
      answer: journeySchema,
      toAnswer: (row) => row ?? NEW_JOURNEY,
    }),
  ],
  exportSections: [
    exportSection({
      model: journey,
      title: say('Your first steps'),
      toRows: ({ onboarding, tour, accessibility }) => [
        {
          diagnosisDate: onboarding?.diagnosisDate ?? null,
          location: onboarding?.location ?? null,
          tour,
          ...(accessibility ?? NEVER_SET),
        },
      ],
      fields: {
        diagnosisDate: say('Diagnosis date'),
        location: say('Where you look for help'),
        tour: say('How the guided tour ended'),
        colorMode: say('Accessibility: colors'),
        fontSize: say('Accessibility: font size in pixels'),
        fontFamily: say('Accessibility: font'),
        reducedMotion: say('Accessibility: less motion'),
        autoplay: say('Accessibility: auto-play animations'),
        focusIndicators: say('Accessibility: large focus indicators'),
        screenReaderOptimized: say('Accessibility: screen reader optimized'),
        colorBlindFriendly: say('Accessibility: enhanced colors'),
        sensoryReduction: say('Accessibility: simplified view'),
      },
    }),
  ],
  words: {
    fields: {
      autoplay: say('Autoplay'),
      category: say('Category'),
      colorBlindFriendly: say('Color-blind friendly'),
      colorMode: say('Color mode'),
      day: say('Day'),
      daysActive: say('Days in a row'),
      diagnosisDate: say('Diagnosis date'),
      focusIndicators: say('Focus indicators'),
      fontFamily: say('Font family'),
      fontSize: say('Font size'),
      lastActive: say('Last active day'),
      location: say('Location'),
      name: say('Name'),
      reducedMotion: say('Reduced motion'),
      resourceId: say('Resource id'),
      resultCount: say('Result count'),
      screenReaderOptimized: say('Screen reader optimized'),
      sensoryReduction: say('Sensory reduction'),
      settings: say('Settings'),
      state: say('State'),
      step: say('Step'),
      terms: say('Terms'),
      tier: say('Tier'),
      viewedResources: say('Viewed providers'),
      where: say('Where'),
    },
    choices: {
      category: CATEGORY_WORDS,
      colorMode: COLOR_MODE_WORDS,
      fontFamily: FONT_FAMILY_WORDS,
      tier: TIER_WORDS,
      tour: TOUR_END_WORDS,
      where: UPGRADE_PROMPT_WORDS,
    },
  },
  reports: [providerViews, searchesWithoutResults, limitsAndPrompts],
  errors: {},
});
