import { RefusedFileError } from '../refused-file.ts';
import { ask } from './ask.ts';

/** The registry's page of downloads (CMS). */
export const REGISTRY_PAGE = 'https://download.cms.gov/nppes/NPI_Files.html';

export interface RegistryFiles {
  readonly monthly: URL | undefined;
  /** Oldest first. */
  readonly weekly: readonly WeeklyFile[];
  readonly deactivated: URL | undefined;
}

interface WeeklyFile {
  readonly address: URL;
  /** First and last day covered, ISO. */
  readonly from: string;
  readonly to: string;
}

/** Reads which files the page offers. Throws a `RefusedFileError` if it offers none. */
export const readRegistryPage = async (page: URL, signal: AbortSignal): Promise<RegistryFiles> => {
  const response = await ask(page, { signal });
  if (!response.ok)
    throw new RefusedFileError(`${page.href} answers with ${response.status}: try again later.`);
  const files = filesOn(await response.text(), page);
  if (files.monthly === undefined && files.weekly.length === 0)
    throw new RefusedFileError(
      `${page.href} links to no file of the registry: its names have perhaps changed. Fetch the file by hand and import it.`,
    );
  return files;
};

/** Returns links on the page to the registry's files, on its own host. */
export const filesOn = (html: string, page: URL): RegistryFiles => {
  const links = [...html.matchAll(/\bhref\s*=\s*["']?([^"'\s>]+\.zip)\b/gi)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => URL.canParse(href, page.href))
    .map((href) => new URL(href, page))
    .filter(({ host }) => host === page.host);
  return {
    monthly: newest(links.map((address) => ({ address, rank: monthOf(address) }))),
    weekly: weeklyOf(links),
    deactivated: newest(links.map((address) => ({ address, rank: reportDayOf(address) }))),
  };
};

const newest = (
  files: readonly { readonly address: URL; readonly rank: string | undefined }[],
): URL | undefined =>
  files
    .flatMap(({ address, rank }) => (rank === undefined ? [] : [{ address, rank }]))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .at(-1)?.address;

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** Converts "NPPES_Data_Dissemination_November_2025_V2.zip" to "2025-11 v2". */
const monthOf = ({ pathname }: URL): string | undefined => {
  const [, name = '', year, version = '1'] =
    /\/NPPES_Data_Dissemination_([a-z]+)_(\d{4})(?:_V(\d+))?\.zip$/i.exec(pathname) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (year === undefined || month === 0) return undefined;
  return `${year}-${String(month).padStart(2, '0')} v${version.padStart(3, '0')}`;
};

/**
 * Parses names such as "NPPES_Data_Dissemination_110325_110925_Weekly_V2.zip", and keeps the last of several
 * versions.
 */
const weeklyOf = (links: readonly URL[]): readonly WeeklyFile[] => {
  const found = links.flatMap((address) => {
    const [, from, to, version = '1'] =
      /\/NPPES_Data_Dissemination_(\d{6})_(\d{6})_Weekly(?:_V(\d+))?\.zip$/i.exec(
        address.pathname,
      ) ?? [];
    return from === undefined || to === undefined
      ? []
      : [{ address, from: isoDay(from), to: isoDay(to), version: Number(version) }];
  });
  const byWeek = Map.groupBy(found, ({ from, to }) => `${to} ${from}`);
  return [...byWeek]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, versions]) =>
      versions.toSorted((one, other) => one.version - other.version).slice(-1),
    )
    .map(({ address, from, to }) => ({ address, from, to }));
};

const reportDayOf = ({ pathname }: URL): string | undefined => {
  const [, day] = /\/NPPES_Deactivated_NPI_Report_(\d{6})(?:_V\d+)?\.zip$/i.exec(pathname) ?? [];
  return day === undefined ? undefined : isoDay(day);
};

/** Converts "110925" to 2025-11-09. */
const isoDay = (digits: string): string =>
  `20${digits.slice(4)}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`;
