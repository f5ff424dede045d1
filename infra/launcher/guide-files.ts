import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { TEMPLATES } from './templates.ts';

const namesSchema = z.record(z.string(), z.string());

/**
 * Returns the `Content-Disposition` of a guide, so that a browser saves it under its title, in the file's
 * language. Undefined for other files.
 *
 * @param file Path on this machine.
 */
export const keptAs = (frontend: string, file: string): string | undefined => {
  if (!file.endsWith('.pdf')) return undefined;
  // Read each time: few people download a guide, and a new build may have renamed it.
  const names = namesSchema.parse(
    JSON.parse(readFileSync(join(frontend, TEMPLATES, 'guide-files.json'), 'utf8')),
  );
  const name = names[`/${relative(frontend, file).split(sep).join('/')}`];
  if (name === undefined) return undefined;
  const plain = name.normalize('NFD').replaceAll(/[^ -~]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};
