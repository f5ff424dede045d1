/**
 * A context or read model is named once, in kebab-case ("good-moments"), and its other spellings
 * follow: a stream's category and a key in JSON are camelCase, a table and a model on the wire are
 * snake_case.
 */
export type SnakeCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}_${SnakeCase<Tail>}`
  : Name;

export const snakeCase = <Name extends string>(name: Name): SnakeCase<Name> => {
  const spelled = name.replaceAll('-', '_');
  if (!isSnakeCaseOf(name, spelled)) throw new Error(`${name} is not in kebab-case.`);
  return spelled;
};

const isSnakeCaseOf = <Name extends string>(
  name: Name,
  spelled: string,
): spelled is SnakeCase<Name> =>
  spelled === name.replaceAll('-', '_') && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);

export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
