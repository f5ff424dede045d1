import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lineOf } from './markdown.ts';
import type { Refuse } from './runs.ts';

export interface NamedHeading {
  readonly id: string;
  readonly title: string;
}

/** Lower-case letters, digits and single dashes. */
export const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const NAMED = /^(?<title>.*?)\s*\{#(?<id>[^}]*)\}$/s;

/** Returns title and id of `## Title {#id}`; undefined, and refused, without an id. */
export const namedHeading = (heading: Heading, refuse: Refuse): NamedHeading | undefined => {
  const text = textOf(heading);
  const { title, id } = NAMED.exec(text)?.groups ?? {};
  if (title === undefined || id === undefined || title === '' || !ID.test(id)) {
    refuse(
      lineOf(heading),
      `The heading "${text}" needs an id at its end, in lower-case letters, digits and dashes: {#like-this}.`,
    );
    return undefined;
  }
  return { id, title };
};
