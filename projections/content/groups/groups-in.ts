import type { CitedFact } from '@hearthway/domain/content/content.contract.ts';
import { supportGroups } from '@hearthway/domain/content/kinds.ts';
import type {
  Meetings,
  SupportGroupData,
} from '@hearthway/domain/content/support-group.contract.ts';
import { SUPPORT_GROUPS_LIMIT } from '@hearthway/domain/content/support-groups.constants.ts';
import { CsvError, parse } from 'csv-parse/sync';
import type { CompiledItem } from '../compile.ts';
import type { Report } from '../fault.ts';
import { GROUP_COLUMNS, type GroupRow, groupRow, NEEDED_COLUMNS } from './read-groups.ts';

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Returns the groups of a CSV list by id. Invalid rows are reported and left out. */
export const groupsIn = (file: string, text: string, report: Report): readonly CompiledItem[] => {
  const refuse = (line: number, says: string): void =>
    report({ rule: 'support-groups', file, line, says });
  const [header, ...rows] = rowsIn(text, refuse);
  if (header === undefined || !checkHeader(header, refuse)) return [];
  if (rows.length > SUPPORT_GROUPS_LIMIT) {
    refuse(1, `It has ${rows.length} groups, and ${SUPPORT_GROUPS_LIMIT} are the most.`);
    return [];
  }
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, cells }) => {
    if (cells.length !== header.cells.length) {
      refuse(line, `It has ${cells.length} cells, and the first row has ${header.cells.length}.`);
      return [];
    }
    const given = Object.fromEntries(GROUP_COLUMNS.map((column) => [column, '']));
    for (const [at, column] of header.cells.entries()) given[column] = cells[at] ?? '';
    const row = groupRow.safeParse(given);
    if (!row.success) {
      for (const { path, message } of row.error.issues)
        refuse(line, `The column "${String(path[0])}" ${message}.`);
      return [];
    }
    const item = itemOf(row.data);
    const earlier = lines.get(item.id);
    if (earlier !== undefined) {
      refuse(line, `It is the same group as in line ${earlier}: each stands there once.`);
      return [];
    }
    lines.set(item.id, line);
    return [item];
  });
};

const rowsIn = (text: string, refuse: (line: number, says: string) => void): readonly Row[] => {
  const rows: Row[] = [];
  let line = 1;
  try {
    parse(text, {
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: readonly string[], { lines }) => {
        rows.push({ line, cells });
        line = lines + 1;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    refuse(line, `It cannot be read as CSV: ${error.message.replace(/\.?$/, '.')}`);
    return [];
  }
  if (rows.length === 0) refuse(1, 'It is empty: the first row names the columns.');
  return rows;
};

const checkHeader = ({ cells }: Row, refuse: (line: number, says: string) => void): boolean => {
  const unknown = cells.filter((column) => !GROUP_COLUMNS.includes(column));
  const missing = NEEDED_COLUMNS.filter((column) => !cells.includes(column));
  const twice = cells.filter((column, at) => cells.indexOf(column) !== at);
  for (const column of unknown)
    refuse(1, `There is no column "${column}". There are: ${GROUP_COLUMNS.join(', ')}.`);
  for (const column of missing) refuse(1, `The column "${column}" is missing.`);
  for (const column of new Set(twice)) refuse(1, `The column "${column}" is there twice.`);
  return unknown.length + missing.length + twice.length === 0;
};

const itemOf = (row: GroupRow): CompiledItem => {
  const id = idOf(row);
  const fact: CitedFact = {
    id: `${id}-source`,
    source: row.source,
    ...(row.source_url === null ? {} : { url: row.source_url }),
    ...(row.as_of === 'undated' ? {} : { asOf: row.as_of }),
    verified: 'secondary',
  };
  const data: SupportGroupData = {
    state: row.state,
    isOnline: row.online,
    street: row.street,
    city: row.city,
    county: row.county,
    meets: meetingsOf(row),
    languages: row.languages ?? [],
    phone: row.phone,
    email: row.email,
    website: row.website,
    fact: fact.id,
  };
  const text = (description: string, schedule: string) => ({
    words: { title: row.name, description, ...(schedule === '' ? {} : { schedule }) },
    sections: [],
    questions: [],
  });
  return {
    kind: supportGroups.name,
    id,
    data: { ...data },
    texts: { en: text(row.about, row.schedule), es: text(row.about_es, row.schedule_es) },
    facts: [fact],
  };
};

const meetingsOf = ({ starts, minutes, time_zone, repeats }: GroupRow): Meetings | null =>
  starts === null || minutes === null || time_zone === null || repeats === null
    ? null
    : { starts, minutes, timeZone: time_zone, repeats };

const MAX_ID = 100;

/** Derives the id from name and place, so that it is the same in every version of the list. */
const idOf = ({ name, state, city, county, online }: GroupRow): string =>
  [state ?? 'us', city ?? county ?? (online ? 'online' : ''), name]
    .join(' ')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID)
    .replaceAll(/^-|-$/g, '');
