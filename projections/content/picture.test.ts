import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { CALM_EVENING, folderOf } from './content.fixture.ts';
import { sentenceOf } from './fault.ts';

const PICTURE = 'lessons/calm-evening-lamp.svg';

const withPicture = (svg: string | undefined, alt = 'A lamp') =>
  checkContent(
    folderOf({
      ...Object.fromEntries(
        Object.entries(CALM_EVENING).map(([path, text]) => [
          path,
          text.replace('## two {#two}\n', `## two {#two}\n\n![${alt}](calm-evening-lamp.svg)\n`),
        ]),
      ),
      ...(svg === undefined ? {} : { [PICTURE]: svg }),
    }),
  );

const sentencesFor = (svg: string | undefined, alt?: string): readonly string[] =>
  withPicture(svg, alt).faults.map(sentenceOf);

const LAMP =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>';

test('shapes in the color of the text are part of the section', () => {
  const { faults, items } = withPicture(LAMP);
  expect(faults).toEqual([]);
  expect(items[0]?.texts.es?.sections[1]?.blocks[0]).toEqual({
    kind: 'picture',
    svg: LAMP,
    alt: 'A lamp',
  });
});

const svg = (content: string): string => `<svg viewBox="0 0 9 9">\n${content}\n</svg>`;

test(
  '… is refused',
  everyRow(
    [
      [svg('<script>alert(1)</script>'), 2, 'A picture has shapes only, and no <script>'],
      [svg('<style>*{}</style>'), 2, 'A picture has shapes only, and no <style>'],
      [
        svg('<image href="https://example.org/a.png"/>'),
        2,
        'A picture has shapes only, and no <image>',
      ],
      [svg('<foreignObject/>'), 2, 'A picture has shapes only, and no <foreignObject>'],
      [svg('<text>Light</text>'), 2, 'A picture has shapes only, and no <text>'],
      [svg('Light'), 3, 'A picture has no words: they cannot be translated in it.'],
      [svg('<g onclick="alert(1)"/>'), 2, `A picture's <g> may not have the attribute "onclick".`],
      [svg('<g style="fill: red"/>'), 2, `A picture's <g> may not have the attribute "style".`],
      [
        svg('<g fill="red"/>'),
        2,
        'Write currentColor or none for fill, not "red": pages have five color modes.',
      ],
      [svg('<g fill="url(https://example.org)"/>'), 2, 'Write currentColor or none for fill'],
      [svg('<svg viewBox="0 0 1 1"/>'), 2, 'A picture has shapes only, and no <svg>'],
      [svg('<g>'), 3, 'The picture is not well-formed SVG: '],
      ['<svg></svg>', 1, 'A picture begins with <svg> and a viewBox.'],
      ['<html/>', 1, 'A picture begins with <svg> and a viewBox.'],
      [`<!DOCTYPE svg [<!ENTITY a "b">]>${LAMP}`, 1, 'A picture has no DOCTYPE.'],
      [`<?php a ?>${LAMP}`, 1, 'A picture has no <?php?>.'],
      ['', 1, 'The picture is empty.'],
    ] as const,
    ([text, line, says]) => {
      const sentences = sentencesFor(text);
      expect(sentences.length).toBeGreaterThan(0);
      expect(sentences.some((sentence) => sentence.startsWith(`${PICTURE}:${line}: ${says}`))).toBe(
        true,
      );
    },
  ),
);

test('a picture that is missing, or that no lesson shows', () => {
  expect(sentencesFor(undefined)).toEqual([
    'lessons/calm-evening.en.md:17: There is no picture calm-evening-lamp.svg beside this file; a picture is an SVG file.',
    'lessons/calm-evening.es.md:12: There is no picture calm-evening-lamp.svg beside this file; a picture is an SVG file.',
  ]);
  expect(
    checkContent(folderOf({ ...CALM_EVENING, [PICTURE]: LAMP })).faults.map(sentenceOf),
  ).toEqual([`${PICTURE}:1: No item shows this picture.`]);
});

test('a picture without words for those who cannot see it', () => {
  expect(sentencesFor(LAMP, '')).toEqual([
    'lessons/calm-evening.en.md:17: A picture needs words for those who cannot see it: ![the words](picture.svg).',
    'lessons/calm-evening.es.md:12: A picture needs words for those who cannot see it: ![the words](picture.svg).',
  ]);
});
