interface Fenced {
  readonly number: number;
  readonly title: string;
  readonly text: string;
}

/**
 * Encodes passages as data, between tags that their texts cannot close, since these contain no tags. The
 * numbers that a model sees begin with 1.
 */
export const fencedPassages = (passages: readonly Fenced[]): string =>
  [
    '<passages>',
    ...passages.map(
      ({ number, title, text }) =>
        `<passage number="${number + 1}" title="${escaped(title)}">\n${escaped(text)}\n</passage>`,
    ),
    '</passages>',
  ].join('\n');

export const fencedQuestion = (question: string): string =>
  `<question>\n${escaped(question)}\n</question>`;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
