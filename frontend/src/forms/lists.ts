// Lists in a form whose values are texts: one text field with an entry on each line, or tick boxes.

type Texts = Readonly<Record<string, string | undefined>>;

/** Names a tick box by its list and choice: `allergens milk`. */
export const boxName = (list: string, choice: string): string => `${list} ${choice}`;

/** Returns the ticked choices of a list. */
export const tickedIn = <Choice extends string>(
  texts: Texts,
  list: string,
  choices: readonly Choice[],
): readonly Choice[] => choices.filter((choice) => texts[boxName(list, choice)] !== undefined);

/** Returns the ticked choices of a list whose choices are not known beforehand. */
export const choicesIn = (texts: Texts, list: string): readonly string[] => {
  const start = boxName(list, '');
  return Object.keys(texts).flatMap((name) =>
    name.startsWith(start) ? [name.slice(start.length)] : [],
  );
};

export const linesIn = (text: string | undefined): readonly string[] => (text ?? '').split('\n');

/** Reads an entry from each line, with more about it after a colon; blank lines are none. */
export const entriesIn = (
  text: string | undefined,
): readonly { readonly name: string; readonly more: string }[] =>
  linesIn(text).flatMap((line) => {
    const [name = '', ...rest] = line.split(':');
    const more = rest.join(':').trim();
    if (name.trim() === '') return more === '' ? [] : [{ name: more, more: '' }];
    return [{ name: name.trim(), more }];
  });
