import { oneOf, readable, words } from '@hearthway/infra/adapters/process/argument-values.ts';
import { call, defineProgram, UsageError } from '@hearthway/infra/adapters/process/command-line.ts';
import { z } from 'zod';

export interface ImportArguments {
  /** Path or URL; undefined to use the files on the registry's page. */
  readonly file: string | undefined;
  readonly format: 'nppes' | 'spreadsheet' | 'excluded';
  /** Applies the weekly files and the report of deactivated numbers from the registry's page. */
  readonly isWeekly: boolean;
  /** Required for a spreadsheet; unused for the registry. */
  readonly mapping: string | undefined;
  readonly report: string | undefined;
  readonly mayShrink: boolean;
  readonly isAgain: boolean;
  /** Expected hash of the downloaded file, in hexadecimal. */
  readonly sha256: string | undefined;
}

const USAGE = `npm run directory:import -- --format nppes [--report CSV] [--again] [--sha256 HASH] [FILE|ZIP|ADDRESS]
  the national provider registry; without a file, the newest monthly file of the registry's page, or of the
  page at ADDRESS
npm run directory:import -- --format nppes --weekly [ADDRESS]
  the weekly files that came after it, oldest first, and the report of deactivated numbers
npm run directory:import -- --format spreadsheet --mapping JSON [--report CSV] [--may-shrink] FILE
  any other table
npm run directory:import -- --format excluded [--may-shrink] FILE|ZIP
  the list of providers excluded from federal health programs, which takes the place of the one before
  --mapping     says which column of a spreadsheet is what
  --report      where each row that was left out is listed with its reason; otherwise in DATA_DIR/imports
  --may-shrink  the spreadsheet or list may have far fewer rows than before
  --again       imports a file of the registry that was imported before
  --sha256      hash of the file that is downloaded, in hexadecimal
It works on the Hearthway that runs on DATA_DIR, or on DATABASE_URL.`;

const flag = z.boolean().default(false);

const sha256 = readable('no hash', '64 hexadecimal digits', (text) =>
  /^[0-9a-f]{64}$/i.test(text) ? text : undefined,
);

/** Options of each format, besides the file. */
const OPTIONS_OF: Readonly<Record<ImportArguments['format'], readonly FormatOption[]>> = {
  nppes: ['report', 'weekly', 'again', 'sha256'],
  spreadsheet: ['report', 'mapping', 'may-shrink'],
  excluded: ['may-shrink'],
};

const FORMAT_OPTIONS = ['report', 'weekly', 'again', 'sha256', 'mapping', 'may-shrink'] as const;

type FormatOption = (typeof FORMAT_OPTIONS)[number];

export const program = defineProgram<ImportArguments>({
  name: 'npm run directory:import --',
  usage: USAGE,
  calls: {
    '': call(
      {
        FILE: words('the name of a file').optional(),
        format: oneOf('no format', ['nppes', 'spreadsheet', 'excluded']),
        mapping: words('the name of a JSON file').optional(),
        report: words('the name of a CSV file').optional(),
        'may-shrink': flag,
        again: flag,
        weekly: flag,
        sha256: sha256.optional(),
      },
      (given) => {
        const { FILE: file, format, mapping, report } = given;
        const misplaced = FORMAT_OPTIONS.find(
          (name) => given[name] && !OPTIONS_OF[format].includes(name),
        );
        if (misplaced !== undefined)
          throw new UsageError(`--${misplaced}`, `is not for ${format}; leave it out`);
        if (format === 'spreadsheet' && mapping === undefined)
          throw new UsageError('--mapping', 'is missing; use the name of a JSON file');
        if (format !== 'nppes' && file === undefined)
          throw new UsageError('FILE', 'is missing; use the name of a file');
        const { 'may-shrink': mayShrink, again: isAgain, weekly: isWeekly } = given;
        return {
          file,
          format,
          isWeekly,
          mapping,
          report,
          mayShrink,
          isAgain,
          sha256: given.sha256,
        };
      },
    ),
  },
});
