import { STATE_CODES } from './family-log.ts';
import type { Cell, Guard, Report, ReportParams, Row } from './report.ts';
import { HIDDEN, SMALL_GROUP } from './reports.constants.ts';
import type { ReportTable } from './reports.contract.ts';
import {
  familyPlacesOf,
  hideAt,
  isShown,
  markAt,
  numberAt,
  type Place,
  rowsOfNobody,
  type Sheet,
  sheetOf,
  withoutRows,
} from './sheet.ts';
import { canBeSolved } from './solvable.ts';
import { hideAcross, hideWithin } from './suppress.ts';

/**
 * What a report may tell: the only way from the state of its fold to somebody's eyes. In a column of
 * numbers, what must not be told is `SMALL_GROUP` or `HIDDEN`.
 */
export const tableOf = (report: Report, state: unknown, params: ReportParams): ReportTable => {
  const { groupBy } = params;
  const guards = guardsOf(report, groupBy);
  const ask: Ask = (place) =>
    sheetOf(report.columns, report.result(state, { ...params, state: place }));
  const sheet =
    params.state === null || groupBy === 'state'
      ? everywhereOf(guards, ask)
      : stateOf(guards, ask, byStateOf(report, state, params), params.state);
  const rows = sheet.rows.flatMap((row, index) =>
    isAsked(row, params) && isTold(guards, sheet, index) ? [shownRow(sheet, index)] : [],
  );
  return { columns: report.columns, rows };
};

const guardsOf = ({ guards }: Report, groupBy: string): readonly Guard[] =>
  guards.filter((guard) => !('groupBy' in guard) || guard.groupBy.includes(groupBy));

const byStateOf = (report: Report, state: unknown, params: ReportParams): Sheet | null => {
  if (!report.groupings.includes('state')) return null;
  const asked = { ...params, groupBy: 'state', state: null };
  return everywhereOf(guardsOf(report, 'state'), () =>
    sheetOf(report.columns, report.result(state, asked)),
  );
};

/** What the table of a state would say if everything were told; null: of everywhere. */
type Ask = (state: string | null) => Sheet;

const everywhereOf = (guards: readonly Guard[], ask: Ask): Sheet => {
  const sheet = ask(null);
  let isNews = true;
  while (isNews) isNews = hideWithin(sheet, guards);
  return sheet;
};

/** One state is answered as if all of them were asked for: then nothing is left to subtract. */
const stateOf = (
  guards: readonly Guard[],
  ask: Ask,
  byState: Sheet | null,
  state: string,
): Sheet => {
  const everywhere = ask(null);
  const nobody = rowsOfNobody(everywhere);
  const asked = ask(state);
  const others = STATE_CODES.filter((other) => other !== state)
    .map((code) => ({ code, sheet: ask(code) }))
    .filter(({ sheet }) => hasFamilies(sheet));
  const states = [{ code: state, sheet: asked }, ...others].map(({ code, sheet }) => ({
    code,
    sheet: withoutRows(sheet, nobody),
  }));
  const sheets = states.map(({ sheet }) => sheet);
  let isNews = true;
  while (isNews) {
    const within = sheets.map((sheet) => hideWithin(sheet, guards));
    isNews = [...within, hideAcross(everywhere, sheets)].includes(true);
  }
  const sums = guards.filter((guard) => guard.kind === 'adds-up');
  if (sums.length > 0 || sheets.some(hasMoreHidden)) sheets.forEach(hideSmallToo);
  const tables = { everywhere: everywhereOf(guards, ask), states, byState };
  if (sums.some((sum) => canBeSolved(sum, tables))) sheets.forEach(hideAll);
  return asked;
};

/**
 * Where rows add up as states do, both sums bear on each other, and to know which cells are small
 * would be enough to solve some. Then none says it, nor where others are hidden as well.
 */
const hideSmallToo = (sheet: Sheet): void => {
  for (const place of familyPlacesOf(sheet)) if (!isShown(sheet, place)) hideAt(sheet, place);
};

const hideAll = (sheet: Sheet): void => {
  for (const [row, cells] of sheet.rows.entries())
    for (const [column, cell] of cells.entries())
      if (typeof cell === 'number') hideAt(sheet, [row, column]);
};

const hasMoreHidden = (sheet: Sheet): boolean =>
  familyPlacesOf(sheet).some((place) => markAt(sheet, place) === 'hidden');

/** What a state without any does not say changes nothing about the others. */
const hasFamilies = (sheet: Sheet): boolean =>
  familyPlacesOf(sheet).some((place) => numberAt(sheet, place) > 0);

/** By states, one state is a row of the table of all: the others decide what it tells. */
const isAsked = ([group]: Row, { groupBy, state }: ReportParams): boolean =>
  groupBy !== 'state' || state === null || group === state;

const isTold = (guards: readonly Guard[], sheet: Sheet, row: number): boolean =>
  !guards.some((guard) => {
    if (guard.kind !== 'left-out') return false;
    const column = sheet.columns.findIndex(({ id }) => id === guard.families);
    return !isShown(sheet, [row, column]);
  });

const shownRow = (sheet: Sheet, row: number): Row =>
  sheet.columns.map((_, column) => shownCell(sheet, [row, column]));

const shownCell = (sheet: Sheet, place: Place): Cell => {
  switch (markAt(sheet, place)) {
    case 'shown':
      return sheet.rows[place[0]]?.[place[1]] ?? null;
    case 'small':
      return SMALL_GROUP;
    case 'hidden':
      return HIDDEN;
  }
};
