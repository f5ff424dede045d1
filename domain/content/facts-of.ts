import type { CitedFact } from './content.contract.ts';

/** An item in one language, as far as its values and their facts go. */
export interface Sourced {
  readonly language: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly facts: readonly CitedFact[];
}

/**
 * Facts that a value rests on: that of its correction, or else those that stand beside it in the data.
 * `field` is a path such as `regulator.phone`, `words.ageLimit` or `words.wording.codes.why`; an entry
 * of a list goes by its id. Empty for a field that rests on none.
 */
export const factsOf = (
  { language, data, facts }: Sourced,
  field: string,
): readonly CitedFact[] => {
  const corrected = facts.filter(
    ({ correction }) => correction?.field === inLanguage(field, language),
  );
  if (corrected.length > 0) return corrected;
  const ids = factIdsAt(data, field);
  return facts.filter(({ id }) => ids.includes(id));
};

/** Corrections name the language of words: `words.es.ageLimit`. */
const inLanguage = (field: string, language: string): string =>
  field.replace(/^words\./, `words.${language}.`);

/** Ids of the facts beside a value. */
export const factIdsAt = (
  data: Readonly<Record<string, unknown>>,
  field: string,
): readonly string[] => {
  const [first = '', ...others] = field.split('.');
  if (first !== 'words') return besideValue(data, [first, ...others]);
  const [word = ''] = others;
  const listed = entryOf(data['facts'], word);
  if (Array.isArray(listed)) return listed.filter((id) => typeof id === 'string');
  // Words of an entry of a list stand below its id, and rest on what the entry rests on.
  const entry = Object.values(data)
    .map((list) => (Array.isArray(list) ? entryOf(list, others[1] ?? '') : undefined))
    .find((found) => found !== undefined);
  return besideValue({ ...data, [word]: entry }, [word, '']);
};

/** The nearest `NAMEFact` or `fact`, from the value outwards. */
const besideValue = (data: unknown, path: readonly string[]): readonly string[] => {
  const [name, ...deeper] = path;
  if (name === undefined) return [];
  const inner = deeper.length === 0 ? [] : besideValue(entryOf(data, name), deeper);
  if (inner.length > 0) return inner;
  const own = entryOf(data, `${name}Fact`) ?? entryOf(data, 'fact');
  return typeof own === 'string' ? [own] : [];
};

const entryOf = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return value.find((entry) => entryOf(entry, 'id') === name);
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
};

/** Each fact that data name, and where. */
export const factsNamedIn = (
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly { readonly path: readonly PropertyKey[]; readonly id: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    const isFact = name === 'fact' || name.endsWith('Fact') || path.includes('facts');
    return typeof entry === 'string' && isFact
      ? [{ path: at, id: entry }]
      : factsNamedIn(entry, at);
  });
};
