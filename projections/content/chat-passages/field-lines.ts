/** Fields left out of an item's text, since the title is stored separately. */
const NO_LINES: ReadonlySet<string> = new Set(['title']);

interface ItemFields {
  readonly data: unknown;
  readonly words: unknown;
}

/**
 * Returns the text of an item that has only fields, one line each: for insurers, their names, notes and
 * numbers.
 */
export const fieldLines = ({ data, words }: ItemFields): readonly string[] => {
  const phones = phonesIn(data);
  return entriesOf(words).flatMap(([name, value]) => {
    if (NO_LINES.has(name)) return [];
    if (typeof value === 'string') return [value];
    if (Array.isArray(value)) return [value.filter(isText).join('; ')];
    return entriesOf(value).map(([id, entry]) =>
      isText(entry) ? `${id.toUpperCase()}: ${entry}` : lineOf(entry, phones.get(id)),
    );
  });
};

const lineOf = (entry: unknown, phone: string | undefined): string => {
  const [first = '', ...others] = entriesOf(entry)
    .map(([, text]) => text)
    .filter(isText);
  const head = phone === undefined ? first : `${first}: ${phone}`;
  return [/[.?!]$/u.test(head) ? head : `${head}.`, ...others].join(' ');
};

const phonesIn = (data: unknown): ReadonlyMap<string, string> =>
  new Map(
    entriesOf(data)
      .flatMap(([, list]) => (Array.isArray(list) ? list : []))
      .flatMap((entry: unknown) => {
        const { id, phone } = Object.fromEntries(entriesOf(entry));
        return isText(id) && isText(phone) ? [[id, phone] as const] : [];
      }),
  );

const isText = (value: unknown): value is string => typeof value === 'string';

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
