/** Sections of the page: the fragments of its address, with their titles. */
export const GROUPS = {
  tokens: 'Tokens',
  actions: 'Actions',
  fields: 'Fields',
  layers: 'Layers',
  parts: 'Parts of a page',
  feedback: 'Feedback',
  content: 'Content',
} as const;
