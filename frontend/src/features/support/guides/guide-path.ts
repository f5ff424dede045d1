import { guides } from '@hearthway/domain/content/kinds.ts';

/** Address of a guide's page. */
export const guidePath = guides.path;
