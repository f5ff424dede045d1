import type * as z from 'zod/v4/core';
import type { Report, Rule } from './fault.ts';
import type { YamlData } from './markdown/yaml-data.ts';

interface Place {
  readonly rule: Rule;
  readonly file: string;
}

/** Reports syntax errors; returns whether there were any. */
export const reportSyntax = (
  place: Place,
  { errors }: Pick<YamlData, 'errors'>,
  report: Report,
): boolean => {
  for (const { line, message } of errors)
    report({ ...place, line, says: `It cannot be read: ${message.replace(/\.?$/, '.')}` });
  return errors.length > 0;
};

export const reportIssues = (
  { within = [], ...place }: Place & { readonly within?: readonly PropertyKey[] },
  {
    data,
    error,
    report,
  }: {
    readonly data: Pick<YamlData, 'lineOf'>;
    readonly error: { readonly issues: readonly z.$ZodIssue[] };
    readonly report: Report;
  },
): void => {
  for (const issue of error.issues) {
    const [field = 'the entry'] = issue.path;
    report({
      ...place,
      line: data.lineOf([...within, ...issue.path]),
      says:
        issue.code === 'unrecognized_keys'
          ? `There is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}. Is it misspelled?`
          : `The field "${String(field)}" is not right: ${lowered(issue.message)}.`,
    });
  }
};

const lowered = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1);
