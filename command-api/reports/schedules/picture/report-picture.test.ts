import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import type { Report } from '@hearthway/domain/reports/report.ts';
import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { activeFamilies } from '@hearthway/domain/site-reports/active-families.ts';
import { LANGUAGES } from '@hearthway/infra/adapters/i18n/languages.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { numberWordsIn, tableInWords } from './picture-words.ts';
import { reportPictureOf } from './report-picture.ts';

const params = { from: '2026-10-01', to: '2026-10-31', groupBy: 'day', state: null };

const draw = (rows: ReportTable['rows'], chart: Report['chart'], language = 'en') => {
  const columns = [
    { id: 'period', label: 'Period', type: 'text' },
    { id: 'plan', label: 'Plan', type: 'text' },
    { id: 'families', label: 'Families', type: 'families' },
    { id: 'families_plus_minus', label: 'Families, ±', type: 'families', marginOf: 'families' },
  ] as const;
  const report = { ...activeFamilies, chart };
  const translate = translatorIn(language);
  return reportPictureOf({
    report,
    params,
    table: { columns, rows, told: null },
    language,
    translate,
  });
};

const CHARTS: readonly Report['chart'][] = [
  { kind: 'line', x: 'period', y: ['families'] },
  { kind: 'bar', x: 'period', y: ['families'] },
  { kind: 'funnel', step: 'period', value: 'families' },
  { kind: 'heat-map', row: 'period', column: 'plan', value: 'families' },
];

const ROWS: ReportTable['rows'] = ['free', 'plus', 'family', 'other'].flatMap((plan, index) => [
  ['2026-10-01', plan, 10 + index * 5, 3],
  ['2026-10-02', plan, -1, 3],
  ['2026-10-03', plan, 40 - index * 5, 3],
]);

test(
  'a … is the same to the byte each time',
  everyRow(
    CHARTS,
    async (chart) => {
      const [one, two] = [await draw(ROWS, chart), await draw(ROWS, chart)];
      expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
    },
    ({ kind }) => `${kind}`,
  ),
);

test(
  'a … needs no color',
  everyRow(
    CHARTS,
    async (chart) => {
      const image = await loadImage((await draw(ROWS, chart)) ?? Buffer.alloc(0));
      const context = createCanvas(image.width, image.height).getContext('2d');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let mostColor = 0;
      let darkest = 255;
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        mostColor = Math.max(mostColor, Math.abs(red - green), Math.abs(green - blue));
        darkest = Math.min(darkest, red);
      }
      expect(mostColor).toBe(0);
      expect(darkest).toBe(0);
    },
    ({ kind }) => `${kind}`,
  ),
);

test('without rows there is none', async () => {
  expect(await draw([], { kind: 'line', x: 'period', y: ['families'] })).toBeUndefined();
});

test.for([
  ['families', 1_245, 5, '1,245 ± 5'],
  ['share', 0.125, 0.02, '12.5% ± 2%'],
  ['cents', 123_450, 3_000, '$1,234.50 ± $30.00'],
] as const)('%s %s ± %s reads %s', ([type, value, margin, words]) => {
  expect(numberWordsIn(type, 'en')(value, margin)).toBe(words);
});

test('categories and states are named, and other groups are as they are stored', () => {
  const columns = [{ id: 'group', label: 'Group', type: 'text' }] as const;
  const table = { columns, rows: [['aba-therapy'], ['NC'], ['all']], told: null };
  const options = { report: 'favorites', groupBy: 'category', translate: translatorIn('es') };
  expect(tableInWords(table, options).rows.flat()).toEqual([
    'Terapia ABA',
    'North Carolina',
    'all',
  ]);
});

test('a picture is in the language of its reader', async () => {
  const chart: Report['chart'] = { kind: 'line', x: 'period', y: ['families'] };
  const pictures = await Promise.all(LANGUAGES.map((language) => draw(ROWS, chart, language)));
  expect(new Set(pictures.map((picture) => picture?.toString('base64'))).size).toBe(
    LANGUAGES.length,
  );
});
