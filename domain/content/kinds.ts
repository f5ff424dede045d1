import type * as z from 'zod/mini';
import { say } from '../kernel/message.ts';
import { GUIDE_SECTIONS } from './guide.constants.ts';
import { guideDataSchema, guideWordsSchema } from './guide.contract.ts';
import { HELP_SECTIONS } from './help.constants.ts';
import { helpDataSchema, helpWordsSchema } from './help.contract.ts';
import {
  callScriptDataSchema,
  callScriptWordsSchema,
  denialReasonDataSchema,
  denialReasonWordsSchema,
  federalDataSchema,
  federalWordsSchema,
  insurersDataSchema,
  insurersWordsSchema,
  planTypeDataSchema,
  planTypeWordsSchema,
  stateDataSchema,
  stateWordsSchema,
  therapyCodesDataSchema,
  therapyCodesWordsSchema,
} from './insurance.contract.ts';
import { LESSON_QUESTIONS, LESSON_SECTIONS } from './lesson.constants.ts';
import { lessonDataSchema, lessonWordsSchema } from './lesson.contract.ts';
import { RECIPE_SECTIONS } from './recipe.constants.ts';
import { recipeDataSchema, recipeWordsSchema } from './recipe.contract.ts';
import { supportGroupDataSchema, supportGroupWordsSchema } from './support-group.contract.ts';

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Texts that every kind of item has in addition to its body. */
export interface Titled {
  readonly title: string;
  readonly description: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Kind of content. To add one, declare it and list it in `CONTENT_KINDS`. Versions are kept forever, so a
 * schema must keep accepting everything it once allowed.
 */
export interface ContentKind<Data extends Fields = Fields, Words extends Titled = Titled> {
  readonly name: string;
  /** Folder below the content folder, with one file per item and language. */
  readonly folder: string;
  /** Front matter of the first language only. Its `next` holds ids of the same kind. */
  readonly data: z.ZodMiniType<Data> & { readonly shape: Fields };
  /** Front matter of every language. */
  readonly words: z.ZodMiniType<Words> & { readonly shape: Fields };
  readonly sections: Bounds;
  /** Undefined for kinds without questions. */
  readonly questions: Bounds | undefined;
  /** True if sections may contain checklists. */
  readonly hasChecklists?: boolean;
  /** False for a kind that is also exported to files, which cannot show pictures. */
  readonly hasPictures?: boolean;
  /**
   * True if anyone may read it at `/api/content/NAME`, unprocessed. Lessons have routes of their own, which
   * withhold the correct answers, and so do recipes, most of which are for subscribers.
   */
  readonly isPublic: boolean;
  /**
   * True for text on how this site works or how a dish is made, which has no source: a section cites facts
   * only where it states one.
   */
  readonly isAboutTheSite?: true;
  /** Path of an item's page; a section is `#ID` on it. */
  readonly path: (id: string) => string;
}

export const lessons = {
  name: 'lesson',
  folder: 'lessons',
  data: lessonDataSchema,
  words: lessonWordsSchema,
  sections: LESSON_SECTIONS,
  questions: LESSON_QUESTIONS,
  isPublic: false,
  path: (id: string) => `/learning/module/${id}`,
} as const satisfies ContentKind;

/** Answers about using the site, one question each. */
export const help = {
  name: 'help',
  folder: 'help',
  data: helpDataSchema,
  words: helpWordsSchema,
  sections: HELP_SECTIONS,
  questions: undefined,
  isPublic: true,
  isAboutTheSite: true,
  path: (id: string) => `/help/${id}`,
} as const satisfies ContentKind;

/** Guides, read on a page or as a file: see `projections/content/guide-files`. */
export const guides = {
  name: 'guide',
  folder: 'guides',
  data: guideDataSchema,
  words: guideWordsSchema,
  sections: GUIDE_SECTIONS,
  questions: undefined,
  hasChecklists: true,
  hasPictures: false,
  isPublic: true,
  path: (id: string) => `/guides/${id}`,
} as const satisfies ContentKind;

/** Recipes, with ingredient lines as data and steps as a list: see `domain/recipes`. */
export const recipes = {
  name: 'recipe',
  folder: 'recipes',
  data: recipeDataSchema,
  words: recipeWordsSchema,
  sections: RECIPE_SECTIONS,
  questions: undefined,
  hasPictures: false,
  isPublic: false,
  isAboutTheSite: true,
  path: (id: string) => `/dietary/recipes/${id}`,
} as const satisfies ContentKind;

/** Settings for kinds that consist of front matter only; their values name their facts themselves. */
const FIELDS_ONLY = {
  sections: { least: 0, most: 0 },
  questions: undefined,
  isPublic: true,
} as const;

/** Law and help by state: `texas`, whose page is `/insurance-help/TEXAS`. */
export const states = {
  ...FIELDS_ONLY,
  name: 'state',
  folder: 'states',
  data: stateDataSchema,
  words: stateWordsSchema,
  path: (id: string) => `/insurance-help/${id.toUpperCase()}`,
} as const satisfies ContentKind;

export const planTypes = {
  ...FIELDS_ONLY,
  name: 'plan-type',
  folder: 'plan-types',
  data: planTypeDataSchema,
  words: planTypeWordsSchema,
  path: () => '/insurance-help/plan',
} as const satisfies ContentKind;

export const denialReasons = {
  ...FIELDS_ONLY,
  name: 'denial-reason',
  folder: 'denial-reasons',
  data: denialReasonDataSchema,
  words: denialReasonWordsSchema,
  path: () => '/insurance-help/denied',
} as const satisfies ContentKind;

/** Questions for a call to the plan. */
export const callScripts = {
  ...FIELDS_ONLY,
  name: 'call-script',
  folder: 'call-scripts',
  data: callScriptDataSchema,
  words: callScriptWordsSchema,
  path: () => '/insurance-help/call',
} as const satisfies ContentKind;

/** Billing codes of clinics. */
export const therapyCodes = {
  ...FIELDS_ONLY,
  name: 'therapy-codes',
  folder: 'therapy-codes',
  data: therapyCodesDataSchema,
  words: therapyCodesWordsSchema,
  path: () => '/insurance-help/call',
} as const satisfies ContentKind;

export const insurers = {
  ...FIELDS_ONLY,
  name: 'insurers',
  folder: 'insurers',
  data: insurersDataSchema,
  words: insurersWordsSchema,
  path: () => '/insurance-help',
} as const satisfies ContentKind;

/** Federal rules and offices. */
export const federal = {
  ...FIELDS_ONLY,
  name: 'federal',
  folder: 'federal',
  data: federalDataSchema,
  words: federalWordsSchema,
  path: () => '/insurance-help',
} as const satisfies ContentKind;

/** Parent groups, as a CSV list or one item each. */
export const supportGroups = {
  ...FIELDS_ONLY,
  name: 'support-group',
  folder: 'support-groups',
  data: supportGroupDataSchema,
  words: supportGroupWordsSchema,
  path: () => '/support/community',
} as const satisfies ContentKind;

export const CONTENT_KINDS: readonly ContentKind[] = [
  lessons,
  guides,
  states,
  planTypes,
  denialReasons,
  callScripts,
  therapyCodes,
  insurers,
  federal,
  help,
  supportGroups,
  recipes,
];

/** Name of all kinds together on the status page. */
export const CONTENT_LABEL = say('Lessons and insurance facts');
