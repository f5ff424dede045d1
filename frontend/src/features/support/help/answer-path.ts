import { help } from '@hearthway/domain/content/kinds.ts';

/** The page of an answer. */
export const answerPath = help.path;
