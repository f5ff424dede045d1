import type { Attributes, Provider } from '../provider.ts';
import type { ListRow } from './columns.ts';
import type { Mapping, Rule } from './mapping.ts';

type Ruled = Pick<Provider, 'category' | 'categories' | 'tags'> &
  Pick<Attributes, 'languages' | 'telehealth' | 'in_home' | 'medicaid' | 'accepting'>;

/** Returns the results of all matching rules; the first takes precedence. */
export const applyRules = ({ rules, otherwise }: Mapping, row: ListRow): Ruled => {
  const holding = rules.filter((rule) => holds(rule, row));
  const categories = unique(holding.flatMap(({ category }) => category ?? []));
  const firstAnswer = (say: (rule: Rule) => boolean | undefined): boolean | null =>
    holding.map(say).find((answer) => answer !== undefined) ?? null;
  return {
    category: categories[0] ?? otherwise,
    categories: categories.length === 0 ? [otherwise] : categories,
    tags: unique(holding.flatMap(({ tags }) => tags ?? [])),
    languages: unique(holding.flatMap(({ languages }) => languages ?? [])),
    telehealth: firstAnswer(({ telehealth }) => telehealth),
    in_home: firstAnswer(({ inHome }) => inHome),
    medicaid: firstAnswer(({ medicaid }) => medicaid),
    accepting: firstAnswer(({ accepting }) => accepting),
  };
};

const holds = (rule: Rule, { cell }: ListRow): boolean =>
  rule.columns.some((column) =>
    rule.says === undefined
      ? YES.test(cell(column))
      : rule.says.some((words) => says(cell(column), words)),
  );

/** Matches "Yes", "ye", ".yes", "x". */
const YES = /^\W*(y|yes?|ye|x|true|1)\W*$/i;

/** Matches whole words in order; "camp*" is a prefix. */
const says = (text: string, words: string): boolean =>
  wordsOf(text).includes(
    wordsOf(words.replace(/\*$/, '')).slice(0, words.endsWith('*') ? -1 : undefined),
  );

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];
