/** Parts of a calendar by RFC 5545: `lines` of an event, and of the time zones that events name. */
export const calendarFile = (name: string, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Hearthway//${name}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** A moment in UTC. */
export const stampOf = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '');

/** Text of a property. */
export const escaped = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Most texts. */
const PLAIN = /^[^\\;,\r\n]*$/;

/** Octets of a line without its end. */
const MAX_OCTETS = 75;

/** Most lines: none of their characters has two octets. */
const SHORT = /^[ -~]{0,75}$/;

/** Splits a long line between characters, never inside one; each next line begins with a space. */
const folded = (line: string): string => {
  if (SHORT.test(line)) return line;
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > MAX_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
};

/** In UTF-8. */
const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};
