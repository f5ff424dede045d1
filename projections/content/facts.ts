import { VERIFIED_LEVELS } from '@hearthway/domain/content/content.constants.ts';
import { z } from 'zod';
import type { Report } from './fault.ts';
import { reportIssues, reportSyntax } from './issues.ts';
import { ID } from './markdown/headings.ts';
import { readYaml } from './markdown/yaml-data.ts';

const factSchema = z.strictObject({
  id: z.string().regex(ID, 'lower-case letters, digits and dashes'),
  /** Wording for authors; pages show the text of the lesson instead. */
  text: z.string().min(1),
  source: z.string().min(1),
  /** Page that was read. */
  url: z.url({ protocol: /^https?$/ }).optional(),
  /** Date of the source. */
  asOf: z
    .string()
    .regex(
      /^(?:\d{4}(?:-\d{2}){0,2}|undated)$/,
      'a date such as 2025, 2025-04 or 2025-04-15, or "undated"',
    ),
  verified: z.enum(VERIFIED_LEVELS),
  note: z.string().optional(),
});

export type Fact = z.infer<typeof factSchema> & {
  readonly file: string;
  readonly line: number;
};

/** Returns the facts of one file by id; invalid ones are reported and left out. */
export const readFacts = (file: string, text: string, report: Report): readonly Fact[] => {
  const data = readYaml(text);
  if (reportSyntax({ rule: 'facts', file }, data, report)) return [];
  const entries = z.array(z.unknown()).safeParse(data.value);
  if (!entries.success) {
    report({ rule: 'facts', file, line: 1, says: 'A file of facts is a list: [ … ].' });
    return [];
  }
  return entries.data.flatMap((entry, index) => {
    const fact = factSchema.safeParse(entry);
    if (fact.success) return { ...fact.data, file, line: data.lineOf([index]) };
    reportIssues({ rule: 'facts', file, within: [index] }, { data, error: fact.error, report });
    return [];
  });
};
