import { expect, test } from 'vitest';
import { filesOn } from './registry-page.ts';

const PAGE = new URL('https://download.example.org/nppes/NPI_Files.html');

test('the newest files of the page are found by the dates in their names, on its own host only', () => {
  const links = [
    './NPPES_Data_Dissemination_December_2024.zip',
    './NPPES_Data_Dissemination_November_2025.zip',
    './NPPES_Data_Dissemination_November_2025_V2.zip',
    './NPPES_Data_Dissemination_March_2025_V2.zip',
    'https://elsewhere.example.com/NPPES_Data_Dissemination_May_2027_V2.zip',
    './NPPES_Data_Dissemination_111025_111625_Weekly_V2.zip',
    './NPPES_Data_Dissemination_110325_110925_Weekly.zip',
    './NPPES_Data_Dissemination_110325_110925_Weekly_V2.zip',
    './NPPES_Deactivated_NPI_Report_101325_V2.zip',
    './NPPES_Deactivated_NPI_Report_111025_V2.zip',
    './Something_else.zip',
  ];
  const html = links.map((href) => `<a class="x" href='${href}'>File</a>`).join('\n');
  const name = (url: URL | undefined): string | undefined => url?.pathname.split('/').at(-1);
  const { monthly, weekly, deactivated } = filesOn(html, PAGE);
  expect(name(monthly)).toBe('NPPES_Data_Dissemination_November_2025_V2.zip');
  expect(weekly.map(({ address, from, to }) => [name(address), from, to])).toEqual([
    ['NPPES_Data_Dissemination_110325_110925_Weekly_V2.zip', '2025-11-03', '2025-11-09'],
    ['NPPES_Data_Dissemination_111025_111625_Weekly_V2.zip', '2025-11-10', '2025-11-16'],
  ]);
  expect(name(deactivated)).toBe('NPPES_Deactivated_NPI_Report_111025_V2.zip');
});

test('a page without files of the registry offers nothing', () => {
  expect(filesOn('<p>Down for maintenance</p>', PAGE)).toEqual({
    monthly: undefined,
    weekly: [],
    deactivated: undefined,
  });
});
