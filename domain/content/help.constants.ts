/** Parts of the help, in the order of its page. */
export const HELP_TOPICS = [
  'everyday',
  'search',
  'saved',
  'insurance',
  'lessons',
  'plans',
  'sign-in',
  'privacy',
  'pages',
  'support',
] as const;

export type HelpTopic = (typeof HELP_TOPICS)[number];

export const HELP_SECTIONS = { least: 1, most: 4 };
