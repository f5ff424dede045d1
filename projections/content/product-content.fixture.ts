import { checkContent } from './check-content.ts';
import { CONTENT_FOLDER, readFolder } from './folder.ts';

/** Content of the product, checked once for all files of a worker: it takes most of a second. */
export const { items, faults } = checkContent(await readFolder(CONTENT_FOLDER));
