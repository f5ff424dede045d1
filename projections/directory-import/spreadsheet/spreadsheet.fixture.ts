import { type Mapping, parseMapping } from './mapping.ts';

const COLUMNS = {
  name: 'Name',
  address: 'Address',
  county: 'County',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  ages: 'Ages',
  services: 'Services',
  aba: 'ABA',
  speech: 'Speech',
  verified: 'Checked on',
} as const;

/** Test row by field. Missing cells are empty. */
export type ListedRow = Readonly<Partial<Record<keyof typeof COLUMNS, string>>>;

export const MAPPING: Mapping = parseMapping(
  JSON.stringify({
    source: 'made-up-list',
    name: 'A made-up list',
    licence: 'CC0',
    state: 'NC',
    columns: {
      name: COLUMNS.name,
      address: COLUMNS.address,
      county: COLUMNS.county,
      phone: COLUMNS.phone,
      email: COLUMNS.email,
      website: COLUMNS.website,
      ages: COLUMNS.ages,
      description: COLUMNS.services,
      lastVerified: COLUMNS.verified,
    },
    nothing: ['N/A'],
    rules: [
      { columns: [COLUMNS.aba], category: 'aba-therapy', tags: ['ABA'] },
      { columns: [COLUMNS.speech], category: 'speech-therapy' },
      { columns: [COLUMNS.services], says: ['in home', 'tele*'], telehealth: true },
    ],
    otherwise: 'community',
  }),
);

export const HEADER: readonly string[] = Object.values(COLUMNS);

export const cellsOf = (row: ListedRow): readonly string[] => {
  const cells = new Map(Object.entries(row));
  return Object.keys(COLUMNS).map((key) => cells.get(key) ?? '');
};

export const csvOf = (rows: readonly ListedRow[]): string =>
  [HEADER, ...rows.map(cellsOf)]
    .map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`)
    .join('');
