import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** Existing values by field name, since made-up ones would mostly be unknown to the service. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

type Contract = z.core.$ZodType;
type JsonSchema = z.core.JSONSchema._JSONSchema;

/**
 * Generates valid values from a contract. Throws for a kind of schema that is not supported here.
 */
export const validFor = (contract: Contract, vocabulary: Vocabulary = {}): Arbitrary<unknown> =>
  madeFrom(z.toJSONSchema(contract, { io: 'input' }), vocabulary)
    .map((value) => agreeing(contract, value))
    .filter((value) => z.safeParse(contract, value).success);

const madeFrom = (schema: JsonSchema, vocabulary: Vocabulary): Arbitrary<unknown> => {
  if (typeof schema === 'boolean') return fc.jsonValue();
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined)
    return fc.oneof(...choices.map((choice) => madeFrom(choice, vocabulary)));
  const types = typesOf(schema.type);
  if (types.length > 0)
    return fc.oneof(...types.map((type) => madeFrom({ ...schema, type }, vocabulary)));
  const { minimum: min, maximum: max } = schema;
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
    case 'number':
      return fc.double({
        noNaN: true,
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrayOf(schema, vocabulary);
    case 'object':
      return objectOf(schema, vocabulary);
    default:
      // `z.unknown()` accepts any value; other unsupported schemas must not.
      if (Object.keys(schema).every((key) => key.startsWith('$'))) return fc.jsonValue();
      throw new Error(`Unsupported schema: ${JSON.stringify(schema)}.`);
  }
};

const TYPES = ['string', 'integer', 'number', 'boolean', 'null', 'array', 'object'] as const;

/** Lists the types of a schema that names several, as a nullable text does; empty for any other. */
const typesOf = (type: unknown) =>
  Array.isArray(type) ? TYPES.filter((each) => type.includes(each)) : [];

type Described = Exclude<JsonSchema, boolean>;

const textOf = ({ pattern, minLength = 0, maxLength = 1_000 }: Described): Arbitrary<string> =>
  pattern === undefined
    ? fc.oneof(
        fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 30) }),
        fc.string({ minLength, maxLength, size: 'large', unit: 'grapheme' }),
      )
    : fc.stringMatching(new RegExp(pattern), { size: 'small' });

const arrayOf = (
  { items, minItems: minLength = 0, maxItems = 20 }: Described,
  vocabulary: Vocabulary,
): Arbitrary<unknown> => {
  if (items === undefined || Array.isArray(items)) throw new Error('Tuples are not supported.');
  return fc.array(madeFrom(items, vocabulary), { minLength, maxLength: Math.min(maxItems, 20) });
};

/** Fields of an object, also of one whose names are an enum and whose values are alike. */
const fieldsOf = ({
  properties,
  propertyNames,
  additionalProperties,
}: Described): Readonly<Record<string, JsonSchema>> => {
  if (properties !== undefined) return properties;
  if (typeof propertyNames !== 'object' || typeof additionalProperties !== 'object') return {};
  return Object.fromEntries(
    (propertyNames.enum ?? []).map((name) => [String(name), additionalProperties]),
  );
};

const objectOf = (described: Described, vocabulary: Vocabulary): Arbitrary<unknown> => {
  const { required = [] } = described;
  const fields = Object.entries(fieldsOf(described)).map(([name, schema]) => {
    const made = madeFrom(schema, vocabulary);
    const known = vocabulary[name] ?? [];
    if (known.length === 0) return [name, made] as const;
    const one = fc.constantFrom(...known);
    const isList = typeof schema === 'object' && schema.type === 'array';
    const arbitrary = isList ? fc.array(one, { minLength: 1, maxLength: known.length }) : one;
    return [name, fc.oneof({ arbitrary, weight: 3 }, { arbitrary: made, weight: 1 })] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
};

/** A rule across fields mostly wants one of them to be as another is. */
const agreeing = (contract: Contract, value: unknown): unknown => {
  const field = z.safeParse(contract, value).error?.issues[0]?.path[0];
  if (typeof value !== 'object' || value === null || typeof field !== 'string') return value;
  const candidates = Object.values(value).map((other) => ({ ...value, [field]: other }));
  return candidates.find((candidate) => z.safeParse(contract, candidate).success) ?? value;
};
