import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { z } from 'zod';
import { runMain } from '../../adapters/process/main.ts';
import { openBrowser } from '../e2e/chromium.ts';
import { WIDTHS } from '../e2e/inspect.ts';
import { startStack } from '../e2e/stack.ts';
import { readViews } from '../e2e/views.ts';
import { takePictures } from './take.ts';

const TARGET = resolve(import.meta.dirname, '../../../screenshots');

const list = z.string().transform((items) => items.split(','));

const optionsSchema = z.object({
  pages: list.optional(),
  widths: list.pipe(z.array(z.coerce.number<string>().int().min(200).max(4_000))).optional(),
  modes: list.pipe(z.array(z.enum(COLOR_MODES))).optional(),
});

const readOptions = (values: unknown): z.output<typeof optionsSchema> => {
  const result = optionsSchema.safeParse(values);
  if (result.success) return result.data;
  throw new Error(z.prettifyError(result.error));
};

/** `npm run screenshots`: every page of a new Hearthway, as a visitor and as a family see it. */
runMain(async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      widths: { type: 'string' },
      modes: { type: 'string' },
    },
  });
  const { pages, widths = WIDTHS, modes = COLOR_MODES } = readOptions(values);
  const [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  try {
    const views = (await readViews()).filter(({ path }) => pages?.includes(path) ?? true);
    const taken = await takePictures({ browser, stack, target: TARGET, views, widths, modes });
    process.stdout.write(`${taken.length} pictures: ${TARGET}/index.html\n`);
  } finally {
    await browser.close();
    await stack.stop();
  }
});
