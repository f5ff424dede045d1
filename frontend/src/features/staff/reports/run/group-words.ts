import { INSURER_NAMES } from '@hearthway/domain/insurance/insurers.constants.ts';
import { STATES, TERRITORIES } from '@hearthway/domain/kernel/states.constants.ts';
import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CATEGORY_WORDS } from '../../../directory/shared/category-words.ts';

/** Labels by value in tables and files. Distinguishing words come first, since phones truncate the rest. */
const GROUP_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  all: msg`No category chosen`,
  unknown: msg({ message: 'Unknown', comment: 'A state or a category' }),

  'favorite-limit': msg`Favorites are full`,
  'upgrade: home-banner': msg`Home page banner`,
  'upgrade: home-promotion': msg`Home page promotion`,
  'upgrade: limited-results': msg`Limited results`,
  'upgrade: filters': msg`Filters`,
  'upgrade: map': msg`Map`,
  'upgrade: favorites': msg`Favorites page`,

  'first-steps': msg`First Steps`,
  explorer: msg`Explorer`,
  'category-master': msg`Category Master`,
  'heart-collector': msg`Heart Collector`,
  'support-seeker': msg`Support Seeker`,
  'tour-guide': msg`Tour Guide`,
  'dedicated-parent': msg`Dedicated Parent`,
  'community-champion': msg`Community Champion`,

  start: msg({ message: 'At the start', comment: 'Where a lesson is left' }),
  questions: msg({ message: 'At the questions', comment: 'Where a lesson is left' }),

  'reported: name': msg`Reported: name`,
  'reported: phone': msg`Reported: phone`,
  'reported: address': msg`Reported: address`,
  'reported: email': msg`Reported: email`,
  'reported: website': msg`Reported: website`,
  'reported: hours': msg`Reported: hours`,
  'reported: services': msg`Reported: services`,
  'reported: insurance': msg`Reported: insurance`,
  'reported: accepting': msg`Reported: accepting new families`,
  'reported: closed': msg`Reported: closed`,
  'reported: other': msg`Reported: something else`,
  'answered: corrected': msg`Answered: corrected`,
  'answered: as-listed': msg`Answered: correct as listed`,
  'answered: retired': msg`Answered: removed from the directory`,
  'proposal: sent': msg`Proposals sent`,
  'proposal: listed': msg`Answered: added to the directory`,
  'proposal: already-listed': msg`Answered: was in the directory already`,
  'proposal: declined': msg`Answered: not added`,
  'support: timeline viewed': msg`Timeline opened`,
  'support: detail revealed': msg`Details revealed`,
  'support: note added': msg`Note added`,
  'support: mail sent again': msg`Email sent again`,
  'support: sessions ended': msg`Sessions ended`,
  'support: feedback read': msg`Feedback read`,

  'contact: aba-therapy': msg({ message: 'ABA therapy', comment: 'A topic of support' }),
  'contact: insurance': msg({ message: 'Insurance', comment: 'A topic of support' }),
  'contact: technical': msg({ message: 'Technical help', comment: 'A topic of support' }),
  'contact: resources': msg({ message: 'Finding resources', comment: 'A topic of support' }),
  'contact: feedback': msg({ message: 'Feedback', comment: 'A topic of support' }),
  'contact: other': msg({ message: 'Something else', comment: 'A topic of support' }),
  'priority: low': msg({ message: 'Low', comment: 'A priority' }),
  'priority: normal': msg({ message: 'Normal', comment: 'A priority' }),
  'priority: high': msg({ message: 'High', comment: 'A priority' }),
  'channel: form': msg({ message: 'The contact form', comment: 'Where a conversation began' }),
  'channel: chat': msg({ message: 'The chat', comment: 'Where a conversation began' }),
  'response: 4-hours': msg`Under 4 hours`,
  'response: 24-hours': msg`From 4 to 24 hours`,
  'response: 48-hours': msg`From 24 to 48 hours`,
  'response: later': msg({ message: 'Later', comment: 'Than 48 hours or 7 days' }),
  'resolution: 1-day': msg`Under 1 day`,
  'resolution: 3-days': msg`From 1 to 3 days`,
  'resolution: 7-days': msg`From 3 to 7 days`,
  'resolution: later': msg({ message: 'Later', comment: 'Than 48 hours or 7 days' }),

  'question: providers': msg({ message: 'Providers', comment: 'A subject of questions' }),
  'question: insurance': msg({ message: 'Insurance', comment: 'A subject of questions' }),
  'question: therapy': msg({ message: 'Therapy', comment: 'A subject of questions' }),
  'question: school': msg({ message: 'School', comment: 'A subject of questions' }),
  'question: behavior': msg({ message: 'Behavior', comment: 'A subject of questions' }),
  'question: food': msg({ message: 'Food', comment: 'A subject of questions' }),
  'question: sleep': msg({ message: 'Sleep', comment: 'A subject of questions' }),
  'question: safety': msg({ message: 'Safety', comment: 'A subject of questions' }),
  'question: diagnosis': msg({ message: 'Diagnosis', comment: 'A subject of questions' }),
  'question: account': msg({ message: 'Account', comment: 'A subject of questions' }),
  'question: plan': msg({ message: 'Plan', comment: 'A subject of questions' }),
  'question: other': msg({ message: 'Something else', comment: 'A subject of questions' }),
  'danger: emergency': msg({ message: 'Emergency', comment: 'A kind of crisis' }),
  'danger: self-harm': msg({ message: 'Self-harm', comment: 'A kind of crisis' }),
  'danger: violence': msg({ message: 'Violence or abuse', comment: 'A kind of crisis' }),
  'danger: overwhelmed': msg({ message: 'Cannot go on', comment: 'A kind of crisis' }),

  'reason: too-expensive': msg`It cost too much`,
  'reason: not-used': msg`It was not used enough`,
  'reason: missing-features': msg`Something was missing`,
  'reason: other-service': msg`They use another service`,
  'reason: too-complex': msg`It was too hard to use`,
  'reason: other': msg`Another reason`,
  'reason: requested': msg`Canceled, no reason given`,
  'reason: unpaid': msg`Not paid`,
  'reason: account-deleted': msg`Account deleted`,

  other: msg({ message: 'Other', context: 'an insurer' }),

  kept: msg({ message: 'Kept', comment: 'A mark on a recipe' }),
  made: msg({ message: 'Made it', comment: 'A mark on a recipe, or a week of meals' }),
  'went-well': msg({ message: 'Went well', comment: 'A mark on a recipe' }),
  breakfast: msg`Breakfast`,
  lunch: msg`Lunch`,
  dinner: msg`Dinner`,
  snack: msg`Snack`,
  dessert: msg`Dessert`,
  'filter: category': msg({ message: 'Meal', comment: 'A filter of recipes' }),
  'filter: difficulty': msg({ message: 'Difficulty', comment: 'A filter of recipes' }),
  'filter: search': msg({ message: 'Search', comment: 'A filter of recipes' }),
  'filter: pantry': msg({ message: 'Foods at home', comment: 'A filter of recipes' }),
  'filter: fits': msg({ message: 'Fits a child', comment: 'A filter of recipes' }),
  'filter: isGlutenFree': msg({ message: 'No gluten known', comment: 'A filter of recipes' }),
  'filter: isDairyFree': msg({ message: 'No dairy known', comment: 'A filter of recipes' }),
  'filter: isNutFree': msg({ message: 'No nuts known', comment: 'A filter of recipes' }),
  'filter: isLowSensory': msg({ message: 'Low sensory', comment: 'A filter of recipes' }),
  'filter: isFingerFood': msg({ message: 'Finger food', comment: 'A filter of recipes' }),
  'filter: several': msg({ message: 'Several filters', comment: 'Filters of recipes' }),
  repeated: msg({ message: 'Repeated', comment: 'A week of meals' }),
  swapped: msg({ message: 'Swapped', comment: 'A meal' }),
  'day again': msg({ message: 'Planned a day again', comment: 'Meals' }),

  looked: msg({ message: 'Looked', comment: 'How near a child came to a food' }),
  touched: msg({ message: 'Touched', comment: 'How near a child came to a food' }),
  smelled: msg({ message: 'Smelled', comment: 'How near a child came to a food' }),
  licked: msg({ message: 'Licked', comment: 'How near a child came to a food' }),
  tasted: msg({ message: 'Tasted', comment: 'How near a child came to a food' }),
  ate: msg({ message: 'Ate', comment: 'How near a child came to a food' }),

  'not-medically-necessary': msg`Not medically necessary`,
  'hours-reduced': msg`Fewer hours than asked for`,
  'no-prior-authorization': msg`No prior authorization, or it ran out`,
  experimental: msg`Experimental or investigational`,
  educational: msg`Educational or habilitative, not medical`,
  'age-or-cap': msg`Age limit, dollar cap or visits used up`,
  'out-of-network': msg`Provider out of network`,
  'diagnosis-or-provider': msg`Diagnosis or provider not accepted`,
  'no-progress-or-no-caregiver': msg`Too little progress, or too little caregiver training`,
  'coding-or-paperwork': msg`Coding or paperwork error`,
  'self-funded-erisa': msg`Self-funded employer plan`,
  'fully-insured-group': msg`Fully insured employer plan`,
  'government-employer': msg`Plan of a state, county, city or school district`,
  marketplace: msg`Individual or family plan`,
  'medicaid-managed-care': msg`Medicaid through a health plan`,
  'medicaid-fee-for-service': msg`Medicaid paid directly by the state`,
  chip: msg`CHIP plan`,
  fehb: msg`Federal employee plan`,
  grandfathered: msg`Grandfathered plan`,
  'short-term-or-limited': msg`Short-term or limited product`,

  success_story: msg`Success story`,
  app_feedback: msg`Feedback about the app`,
  testimonial: msg`Testimonial`,
  'rating: 1': msg`One star`,
  'rating: 2': msg`Two stars`,
  'rating: 3': msg`Three stars`,
  'rating: 4': msg`Four stars`,
  'rating: 5': msg`Five stars`,

  'allergens: none': msg`No allergen`,
  'allergens: one': msg`One allergen`,
  'allergens: two': msg`Two allergens`,
  'allergens: more': msg`Three or more allergens`,

  'family-forum': msg`Family forum`,

  'getting-started': msg`Getting started`,
  'aba-therapy-checklist': msg`ABA therapy checklist`,
  'insurance-guide': msg`Insurance guide`,
  en: msg`English`,
  es: msg`Spanish`,

  free: msg`Free`,
  plus: msg`Plus`,
  family: msg({ message: 'Family', comment: 'The name of a plan' }),

  Registered: msg`Registered`,
  'Confirmed the email address': msg`Confirmed the email address`,
  'Finished the onboarding': msg`Finished the onboarding`,
  Searched: msg`Searched`,
  'Added a favorite': msg`Added a favorite`,
};

const insurerNames: Readonly<Record<string, string>> = INSURER_NAMES;

const stateNames: Readonly<Record<string, string>> = { ...STATES, ...TERRITORIES };

/** State name for a two-letter code; other values unchanged. */
export const stateName = (state: string): string => stateNames[state] ?? state;

/** Translates a report's table for display; files keep the server's values. */
export const tableInWords = (i18n: I18n, table: ReportTable): ReportTable => ({
  ...table,
  rows: table.rows.map((row) =>
    row.map((cell, at) =>
      typeof cell === 'string' && table.columns[at]?.type === 'text' ? groupName(i18n, cell) : cell,
    ),
  ),
});

/** Translates a feature by the name in its context: see `lingui.config.ts`. */
const groupName = (i18n: I18n, group: string): string => {
  const known = Object.hasOwn(GROUP_WORDS, group) ? GROUP_WORDS[group] : undefined;
  const words = known ?? CATEGORY_WORDS[group]?.name;
  if (words !== undefined) return i18n._(words);
  const insurer = Object.hasOwn(insurerNames, group) ? insurerNames[group] : undefined;
  if (insurer !== undefined) return insurer;
  const state = stateName(group);
  return state === group ? i18n._(group) : state;
};
