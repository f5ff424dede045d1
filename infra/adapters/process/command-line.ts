import { type ParseArgsConfig, parseArgs } from 'node:util';
import { z } from 'zod';

/**
 * Error for a wrong call. The message is one line that begins with the wrong argument: `--from: … is no day;
 * use …`.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(argument: string, problem: string) {
    super(`${argument}: ${problem}`);
  }
}

/**
 * Arguments of a command. Names in capitals are positional words, as in the usage; other names are options. A
 * boolean is an option without a value, an array an option that may be repeated or, as the last word, all
 * remaining words.
 */
type Fields = Readonly<Record<string, z.core.$ZodType>>;

interface Call<Result> {
  readonly fields: Fields;
  readonly read: (given: Readonly<Record<string, unknown>>) => Result;
}

/** Command with its arguments. `build` may throw a `UsageError` where two values conflict. */
export const call = <const Shape extends Fields, Result>(
  fields: Shape,
  build: (given: z.output<z.ZodObject<Shape>>) => Result,
): Call<Result> => {
  const schema = z.object(fields);
  return {
    fields,
    read: (given) => {
      const read = schema.safeParse(given);
      if (read.success) return build(read.data);
      const [issue] = read.error.issues;
      const name = String(issue?.path[0]);
      const field = fields[name];
      if (name in given || field === undefined)
        throw new UsageError(label(name), issue?.message ?? 'is wrong');
      const hint = hintOf(field);
      throw new UsageError(label(name), `is missing${hint && `; use ${hint}`}`);
    },
  };
};

/** Command-line interface of one program. */
export interface Program<Result> {
  /** Words typed before the arguments: `npm run keys --`. */
  readonly name: string;
  /** Text printed for `--help`. */
  readonly usage: string;
  /** Calls by command; '' for arguments without a command. */
  readonly calls: Readonly<Record<string, Pick<Call<Result>, 'fields'>>>;
  /** Throws a `UsageError` that names the first wrong argument. */
  readonly read: (args: readonly string[]) => Result;
}

export const defineProgram = <Result>({
  calls,
  ...program
}: Pick<Program<Result>, 'name' | 'usage'> & {
  readonly calls: Readonly<Record<string, Call<Result>>>;
}): Program<Result> => ({
  ...program,
  calls,
  read: (args) => {
    const all: Fields = Object.assign({}, ...Object.values(calls).map(({ fields }) => fields));
    const { words, options } = split(args, all);
    const command = commandIn(Object.keys(calls), words);
    const known = calls[command];
    if (known === undefined) throw unknownCommand(Object.keys(calls), words);
    const { fields, read } = known;
    const unknown = options.find(({ name }) => !(name in fields));
    if (unknown !== undefined) throw unknownOption(unknown.rawName, fields);
    return read({
      ...wordsOf(words.slice(command === '' ? 0 : command.split(' ').length), fields, command),
      ...optionsOf(options, fields),
    });
  },
});

/** Program that takes all its input from the environment. */
export const withoutArguments = (name: string, does: string): Program<void> =>
  defineProgram({
    name,
    usage: `${name.replace(/ --$/, '')}\n  ${does}\ndocs/settings.md lists the environment variables that it reads.`,
    calls: { '': call({}, () => {}) },
  });

/** Program that passes its arguments on to another unchanged. */
export const passesOn = (name: string, usage: string): Program<readonly string[]> => ({
  name,
  usage,
  calls: {},
  read: (args) => args,
});

/** Whether the command line asks for help. */
export const asksForHelp = (args: readonly string[]): boolean =>
  /^help$/.test(args[0] ?? '') || args.includes('--help') || args.includes('-h');

/** Shortens a text from the command line to fit in a one-line error. */
export const shown = (text: string): string => {
  const short = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return short === '' || /[\p{C}\s"]/u.test(short) ? JSON.stringify(short) : short;
};

const MAX_SHOWN = 60;

interface GivenOption {
  readonly name: string;
  /** Option name with its dashes. */
  readonly rawName: string;
  readonly value: string | undefined;
}

/** Splits a command line into words and options with Node's own parser. */
const split = (args: readonly string[], fields: Fields) => {
  const config: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    optionNames(fields).map((name) => [
      name,
      { type: kindOf(fields[name]) === 'flag' ? 'boolean' : 'string' } as const,
    ]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options: config,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const words: string[] = [];
  const options: GivenOption[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined || !rawName.startsWith('--')) throw unknownOption(rawName, fields);
    if (kindOf(field) === 'flag') {
      if (value !== undefined) throw new UsageError(rawName, 'takes no value');
    } else checkValue(rawName, field, token);
    options.push({ name, rawName, value });
  }
  return { words, options };
};

const checkValue = (
  rawName: string,
  field: z.core.$ZodType,
  {
    value,
    inlineValue,
  }: { readonly value?: string | undefined; readonly inlineValue?: boolean | undefined },
): void => {
  const hint = hintOf(field);
  if (value === undefined)
    throw new UsageError(rawName, `a value has to follow${hint && `; use ${hint}`}`);
  // A negative number is a value, even if an invalid one.
  if (inlineValue !== true && /^-[^\d\s]/.test(value))
    throw new UsageError(
      rawName,
      `a value has to follow, and not ${shown(value)}; a value that begins with a dash is written ${rawName}=VALUE`,
    );
};

/** Returns the longest command that the first words match; '' for none. */
const commandIn = (commands: readonly string[], words: readonly string[]): string =>
  commands
    .filter((name) => name.split(' ').every((word, index) => word === words[index]))
    .toSorted((one, other) => other.length - one.length)[0] ?? '';

const unknownCommand = (commands: readonly string[], words: readonly string[]): UsageError => {
  const [first, second] = words;
  const begun = commands.filter((name) => name.split(' ')[0] === first);
  if (first !== undefined && begun.length > 0) {
    const nexts = list(begun.map((name) => name.split(' ')[1] ?? ''));
    return second === undefined
      ? new UsageError(first, `a word has to follow; use ${nexts}`)
      : new UsageError(shown(second), `${first} has no such command; use ${nexts}`);
  }
  const firsts = list([...new Set(commands.map((name) => name.split(' ')[0] ?? ''))]);
  return first === undefined
    ? new UsageError('COMMAND', `is missing; use ${firsts}`)
    : new UsageError(shown(first), `there is no such command; use ${firsts}`);
};

const unknownOption = (rawName: string, fields: Fields): UsageError => {
  const names = optionNames(fields).map((name) => `--${name}`);
  return new UsageError(
    shown(rawName),
    `there is no such option here; ${names.length === 0 ? 'there is none' : `use ${list(names)}`}`,
  );
};

/** Assigns words to names. The last name takes all remaining words if it is a list. */
const wordsOf = (words: readonly string[], fields: Fields, command: string) => {
  const names = Object.keys(fields).filter(isWord);
  const last = names.at(-1);
  const takesRest = last !== undefined && kindOf(fields[last]) === 'list';
  const [surplus] = takesRest ? [] : words.slice(names.length);
  if (surplus !== undefined)
    throw new UsageError(
      shown(surplus),
      names.length === 0
        ? `no word may follow${command && ` ${command}`}`
        : `is one word too many after ${names.join(' ')}; put words with spaces in quotes`,
    );
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const value = takesRest && name === last ? words.slice(index) : words[index];
      return value === undefined || value.length === 0 ? [] : [[name, value] as const];
    }),
  );
};

const optionsOf = (options: readonly GivenOption[], fields: Fields) => {
  const given: Record<string, unknown> = {};
  for (const [name, same] of Map.groupBy(options, (option) => option.name)) {
    const kind = kindOf(fields[name]);
    if (kind !== 'list' && same.length > 1)
      throw new UsageError(`--${name}`, 'is given twice; give it once');
    const values = same.map(({ value }) => value);
    given[name] = kind === 'list' ? values : kind === 'flag' ? true : values[0];
  }
  return given;
};

const isWord = (name: string): boolean => /^[A-Z]/.test(name);

const label = (name: string): string => (isWord(name) ? name : `--${name}`);

const optionNames = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => !isWord(name));

/** Schema that this one wraps; undefined for none. */
const wrappedBy = (field: z.core.$ZodType): z.core.$ZodType | undefined => {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return field.def.innerType;
  return field instanceof z.ZodPipe ? field.def.in : undefined;
};

const innermost = (field: z.core.$ZodType): z.core.$ZodType => {
  const inner = wrappedBy(field);
  return inner === undefined ? field : innermost(inner);
};

const kindOf = (field: z.core.$ZodType | undefined): 'flag' | 'list' | 'one' => {
  const inner = field && innermost(field);
  if (inner instanceof z.ZodBoolean) return 'flag';
  return inner instanceof z.ZodArray ? 'list' : 'one';
};

/** Description of the accepted values, if the schema has one. */
const hintOf = (field: z.core.$ZodType): string => {
  const hint = z.globalRegistry.get(field)?.description;
  if (hint !== undefined) return hint;
  const inner = field instanceof z.ZodArray ? field.element : wrappedBy(field);
  return inner === undefined ? '' : hintOf(inner);
};

/** Formats as "a, b or c". */
const list = (items: readonly string[]): string =>
  items
    .filter((item) => item !== '')
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
