import { z } from 'zod';
import type { Fault, Report, Rule } from './fault.ts';
import { reportIssues, reportSyntax } from './issues.ts';
import { EXCEPTIONS } from './layout.ts';
import { readYaml } from './markdown/yaml-data.ts';

/** Rules that an item may be exempted from. */
const EXCUSABLE = [
  'avoided-word',
  'reading-grade',
  'translation',
  'uncited-fact',
] as const satisfies readonly Rule[];

const exceptionSchema = z.strictObject({
  rule: z.enum(EXCUSABLE),
  file: z.string(),
  reason: z.string().min(1),
});

type Exception = z.infer<typeof exceptionSchema> & { readonly line: number };

export const readExceptions = (text: string, report: Report): readonly Exception[] => {
  const data = readYaml(text);
  const place = { rule: 'exceptions', file: EXCEPTIONS } as const;
  if (reportSyntax(place, data, report)) return [];
  const exceptions = z.array(z.unknown()).safeParse(data.value ?? []);
  if (!exceptions.success) {
    report({
      ...place,
      line: 1,
      says: 'The exceptions are a list, each with "- rule:", "file:" and "reason:".',
    });
    return [];
  }
  return exceptions.data.flatMap((entry, index) => {
    const exception = exceptionSchema.safeParse(entry);
    if (exception.success) return { ...exception.data, line: data.lineOf([index]) };
    reportIssues({ ...place, within: [index] }, { data, error: exception.error, report });
    return [];
  });
};

/** Returns the remaining faults, plus one for each exception that matches none. */
export const excused = (
  faults: readonly Fault[],
  exceptions: readonly Exception[],
): readonly Fault[] => {
  const excuses = ({ rule, file }: Exception, fault: Fault): boolean =>
    fault.rule === rule && fault.file === file;
  return [
    ...faults.filter((fault) => !exceptions.some((exception) => excuses(exception, fault))),
    ...exceptions
      .filter((exception) => !faults.some((fault) => excuses(exception, fault)))
      .map(({ rule, file, line }) => ({
        rule: 'exceptions' as const,
        file: EXCEPTIONS,
        line,
        says: `${file} needs no exception from "${rule}" any more: remove it.`,
      })),
  ];
};
