import { checkContent } from './check-content.ts';
import { CONTENT_FOLDER, readFolder } from './folder.ts';

/** Product content, checked once per test worker, since it takes most of a second. */
export const { items, faults } = checkContent(await readFolder(CONTENT_FOLDER));
