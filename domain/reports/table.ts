import { inEnglish } from '../kernel/message.ts';
import { type Calendar, calendarOf } from './calendar.ts';
import { PLACES } from './family-log.ts';
import type { Cell, Guard, Report, ReportParams, Row } from './report.ts';
import { HIDDEN, SMALL_GROUP } from './reports.constants.ts';
import type { ReportTable } from './reports.contract.ts';
import {
  columnIndex,
  familyPlacesOf,
  hideAt,
  isShown,
  markAt,
  numberAt,
  type Place,
  rowsWithoutFamilies,
  type Sheet,
  withoutRows,
} from './sheet.ts';
import { canBeSolved } from './solvable.ts';
import { hideSolvable } from './solvable-covers.ts';
import { hideWithin, hidingAcross } from './suppress.ts';
import { type Ask, asking, unitSheetsOf, type View } from './views.ts';

/**
 * The table of a report: the only way from its state to a reader. In a column of numbers,
 * suppressed values are `SMALL_GROUP` or `HIDDEN`.
 */
export const tableOf = (report: Report, state: unknown, params: ReportParams): ReportTable => {
  const { groupBy } = params;
  const calendar = calendarOf(params);
  const ask = asking(report, state, params);
  const byState = asking(report, state, { ...params, groupBy: 'state' });
  const views =
    params.state === null || groupBy === 'state'
      ? everywhereOf(ask, calendar)
      : stateOf(ask, {
          state: params.state,
          calendar,
          byState: report.groupings.includes('state') ? everywhereOf(byState, calendar) : [],
        });
  const rows = views
    .filter((view) => view.groupBy === groupBy)
    .flatMap(({ sheet, guards }) =>
      sheet.rows.flatMap((row, index) =>
        isAsked(row, params) && isTold(guards, sheet, index) ? [shownRow(sheet, index)] : [],
      ),
    );
  const columns = report.columns.map((column) => ({ ...column, label: inEnglish(column.label) }));
  return { columns, rows };
};

const everywhereOf = (ask: Ask, calendar: Calendar): readonly View[] => {
  const views = ask(null);
  let isNews = true;
  while (isNews) isNews = hideWithin(views, calendar);
  return views;
};

interface StateOptions {
  readonly state: string;
  readonly calendar: Calendar;
  /** The table by states, where the report has one. */
  readonly byState: readonly View[];
}

/** One state is computed with all states: then there is no rest to subtract. */
const stateOf = (ask: Ask, { state, calendar, byState }: StateOptions): readonly View[] => {
  const everywhere = ask(null);
  const asked = ask(state);
  const others = PLACES.filter((place) => place !== state)
    .map((code) => ({ code, views: ask(code) }))
    .filter(({ views }) => views.some(({ sheet }) => hasFamilies(sheet)));
  const empty = everywhere.map(emptyGroupsOf);
  const states = [{ code: state, views: asked }, ...others].map(({ code, views }) => ({
    code,
    views: views.map((view, index): View => {
      const left = empty[index] ?? new Set();
      return left.size === 0 ? view : { ...view, sheet: withoutRows(view.sheet, left) };
    }),
  }));
  const sheetsOf = (index: number): readonly Sheet[] =>
    states.flatMap(({ views }) => views[index]?.sheet ?? []);
  const across = everywhere.map(({ sheet }, index) => hidingAcross(sheet, sheetsOf(index)));
  let isNews = true;
  while (isNews) {
    const within = states.map(({ views }) => hideWithin(views, calendar));
    isNews = [...within, ...across.map((hideAcross) => hideAcross())].includes(true);
  }
  const sheets = states.flatMap(({ views }) => views.map(({ sheet }) => sheet));
  if (asked.some(addsUp) || sheets.some(hasMoreHidden)) sheets.forEach(hideSmallToo);
  hideLeft({ everywhere: everywhereOf(ask, calendar), states, byState, calendar });
  return asked;
};

const addsUp = ({ guards }: View): boolean => guards.some(({ kind }) => kind === 'adds-up');

interface AllViews {
  /** With suppression. */
  readonly everywhere: readonly View[];
  readonly states: readonly { readonly code: string; readonly views: readonly View[] }[];
  readonly byState: readonly View[];
  readonly calendar: Calendar;
}

/**
 * Hides the rest that all tables together would reveal, since the other rules look at one sum at a
 * time.
 */
const hideLeft = ({ everywhere, states, byState: [byState], calendar }: AllViews): void => {
  for (const [index, { guards, sheet }] of everywhere.entries()) {
    const ofStates = states.flatMap(({ code, views }) => {
      const view = views[index];
      return view === undefined ? [] : [{ code, sheet: view.sheet }];
    });
    const tables = { everywhere: sheet, states: ofStates, byState: byState?.sheet ?? null };
    if (guards.some((guard) => guard.kind === 'adds-up' && canBeSolved(guard, tables)))
      for (const state of ofStates) hideAll(state.sheet);
  }
  const units = unitSheetsOf(everywhere);
  if (units === null) return;
  const all = {
    everywhere: units,
    states: states.flatMap(({ views }) => unitSheetsOf(views) ?? []),
    calendar,
  };
  for (const guard of everywhere[0]?.guards ?? [])
    if (guard.kind === 'counts-once') hideSolvable(columnIndex(units.day, guard.column), all);
};

/**
 * Where rows add up, groups without any families anywhere stay: hiding a zero that everyone knows
 * would hide nothing.
 */
const emptyGroupsOf = (view: View): ReadonlySet<string> =>
  addsUp(view) ? rowsWithoutFamilies(view.sheet) : new Set();

/**
 * Where rows add up as states do, both sums constrain each other, and knowing which cells are small
 * would be enough to solve some. Then small cells are hidden entirely, and so are all where more
 * are hidden.
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

/** A state without families reveals nothing about the others by being hidden. */
const hasFamilies = (sheet: Sheet): boolean =>
  familyPlacesOf(sheet).some((place) => numberAt(sheet, place) > 0);

/** By states, one state is a row of the common table: the others decide which numbers it shows. */
const isAsked = ([group]: Row, { groupBy, state }: ReportParams): boolean =>
  groupBy !== 'state' || state === null || group === state;

const isTold = (guards: readonly Guard[], sheet: Sheet, row: number): boolean =>
  !guards.some((guard) => {
    if (guard.kind !== 'left-out') return false;
    return !isShown(sheet, [row, columnIndex(sheet, guard.families)]);
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
