import type { VERIFIED_LEVELS } from '@hearthway/domain/content/content.constants.ts';
import {
  type CitedFact,
  citedFactSchema,
  itemTextsSchema,
} from '@hearthway/domain/content/content.contract.ts';
import { CONTENT_KINDS, type ContentKind } from '@hearthway/domain/content/kinds.ts';
import { z } from 'zod';
import type { CompiledItem } from '../compile.ts';

export interface Correction {
  readonly kind: string;
  readonly id: string;
  /** `regulator.phone`, or `words.LANGUAGE.NAME`; list entries are addressed by id. */
  readonly field: string;
  /** Null if not found. */
  readonly value: unknown;
  readonly source: string;
  readonly url: string | undefined;
  readonly verified: (typeof VERIFIED_LEVELS)[number];
  readonly by: string;
  /** ISO date. */
  readonly on: string;
}

/** Item as a layer stores it. */
export const storedItemSchema = z.object({
  kind: z.string(),
  id: z.string(),
  data: z.record(z.string(), z.unknown()),
  texts: itemTextsSchema,
  facts: z.array(citedFactSchema),
}) satisfies z.ZodType<CompiledItem>;

/** Returns the item with the corrected value and its new fact, or a sentence why it does not apply. */
export const applyCorrection = (
  item: CompiledItem,
  correction: Correction,
): CompiledItem | string => {
  const kind = CONTENT_KINDS.find(({ name }) => name === correction.kind);
  if (kind === undefined) return `There is no kind of content "${correction.kind}".`;
  const fact = factOf(correction);
  const put = (within: unknown, path: readonly string[], value: unknown): unknown =>
    putAt(within, { path, value, fact: fact.id });
  const [first = '', second = '', ...deeper] = correction.field.split('.');
  const changed =
    first === 'words'
      ? put(item.texts, [second, 'words', ...deeper], correction.value ?? undefined)
      : put(item.data, correction.field.split('.'), correction.value);
  if (changed === undefined) return `${nameOf(correction)} has no field ${correction.field}.`;
  const corrected = {
    ...item,
    ...(first === 'words' ? { texts: changed } : { data: changed }),
    facts: [...item.facts, fact],
  };
  return fitting(kind, corrected, correction);
};

export const nameOf = ({ kind, id }: Pick<Correction, 'kind' | 'id'>): string => `${kind}/${id}`;

const factOf = ({ field, source, url, verified, by, on }: Correction): CitedFact => ({
  id: `correction-${field}`,
  source,
  ...(url === undefined ? {} : { url }),
  asOf: on,
  verified,
  correction: { field, by, on },
});

/** Returns the item if the schema of its kind allows the value. */
const fitting = (
  kind: ContentKind,
  corrected: unknown,
  { field }: Correction,
): CompiledItem | string => {
  const item = storedItemSchema.safeParse(corrected);
  const parts = item.success
    ? [
        kind.data.safeParse(item.data.data),
        ...Object.values(item.data.texts).map(({ words }) => kind.words.safeParse(words)),
      ]
    : [item];
  const refused = parts.find(({ success }) => !success);
  if (item.success && refused === undefined) return item.data;
  const [issue] = refused?.error?.issues ?? [];
  return `The field ${field} cannot have this value: ${issue?.message ?? 'it does not fit'}.`;
};

interface Put {
  readonly path: readonly string[];
  /** Undefined removes the value, since words cannot be null. */
  readonly value: unknown;
  /** Fact for a value whose whole object was not found before. */
  readonly fact: string;
}

/** Returns a copy with the value at the path; undefined if the path does not exist. */
const putAt = (within: unknown, { path, value, fact }: Put): unknown => {
  const [name = '', ...deeper] = path;
  if (Array.isArray(within)) {
    const entries: readonly unknown[] = within;
    const at = entries.findIndex((entry, index) => idOf(entry) === name || `${index}` === name);
    if (at === -1) return undefined;
    const entry = deeper.length === 0 ? value : putAt(entries[at], { path: deeper, value, fact });
    return entry === undefined ? undefined : entries.with(at, entry);
  }
  if (typeof within !== 'object' || within === null || name === '') return undefined;
  const fields = new Map<string, unknown>(Object.entries(within));
  if (deeper.length > 0) {
    const inner = fields.get(name) === null ? { fact } : fields.get(name);
    const changed = putAt(inner, { path: deeper, value, fact });
    if (changed === undefined) return undefined;
    fields.set(name, changed);
  } else if (value === undefined) fields.delete(name);
  else fields.set(name, value);
  return Object.fromEntries(fields);
};

/** Reads a field; undefined if the item has none. */
export const valueAt = (item: CompiledItem | undefined, field: string): unknown => {
  const [first = '', language = '', ...deeper] = field.split('.');
  const whole: unknown = first === 'words' ? item?.texts : item?.data;
  const path = first === 'words' ? [language, 'words', ...deeper] : field.split('.');
  return path.reduce(
    (within, name) =>
      Array.isArray(within)
        ? within.find((entry: unknown, index) => idOf(entry) === name || `${index}` === name)
        : Object.entries(within ?? {}).find(([key]) => key === name)?.[1],
    whole,
  );
};

const idOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
