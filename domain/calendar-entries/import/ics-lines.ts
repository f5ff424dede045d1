/** Property of a file by RFC 5545: `DTSTART;TZID=America/New_York:20261201T153000`. */
export interface IcsLine {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly value: string;
}

/** `VCALENDAR`, `VEVENT` or `VTIMEZONE`, with what it contains. */
export interface IcsPart {
  readonly name: string;
  readonly lines: readonly IcsLine[];
  readonly parts: readonly IcsPart[];
}

const NAME = /^([\w-]+)/;

const PARAMETER = /^;([\w-]+)=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)/;

/** Undefined for a line that is no property. */
const lineOf = (text: string): IcsLine | undefined => {
  const name = NAME.exec(text)?.[1];
  if (name === undefined) return undefined;
  let rest = text.slice(name.length);
  const parameters: Record<string, string> = {};
  for (let found = PARAMETER.exec(rest); found !== null; found = PARAMETER.exec(rest)) {
    const [all, key = '', value = ''] = found;
    parameters[key.toUpperCase()] = value.replaceAll('"', '');
    rest = rest.slice(all.length);
  }
  return rest.startsWith(':')
    ? { name: name.toUpperCase(), parameters, value: rest.slice(1) }
    : undefined;
};

interface OpenPart {
  readonly name: string;
  readonly lines: IcsLine[];
  readonly parts: IcsPart[];
}

/** Reads the parts of a file. Lines that are none are left out, so that one fault costs no more than its line. */
export const readParts = (file: string): readonly IcsPart[] => {
  const root: OpenPart = { name: '', lines: [], parts: [] };
  const open: OpenPart[] = [root];
  const unfolded = file.replaceAll(/\r?\n[ \t]/g, '');
  for (const text of unfolded.split(/\r\n|\r|\n/)) {
    const line = lineOf(text);
    const part = open.at(-1);
    if (line === undefined || part === undefined) continue;
    if (line.name === 'BEGIN') {
      open.push({ name: line.value.trim().toUpperCase(), lines: [], parts: [] });
    } else if (line.name === 'END') {
      if (open.length === 1) continue;
      open.pop();
      open.at(-1)?.parts.push(part);
    } else part.lines.push(line);
  }
  return root.parts;
};

export const lineIn = ({ lines }: IcsPart, name: string): IcsLine | undefined =>
  lines.find((line) => line.name === name);

export const valueIn = (part: IcsPart, name: string): string => lineIn(part, name)?.value ?? '';

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', N: '\n' };

/** Text of a property, without its escapes. */
export const textIn = (part: IcsPart, name: string): string =>
  valueIn(part, name).replaceAll(/\\(.)/g, (_, escaped: string) => ESCAPES[escaped] ?? escaped);
