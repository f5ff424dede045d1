import { escapeHtml } from '../../adapters/html/escape-html.ts';

export interface Picture {
  readonly view: string;
  readonly mode: string;
  /** Size of the window, in pixels. */
  readonly width: number;
  /** Beside the sheet. */
  readonly file: string;
}

/** All pictures in a table: a row for each view, a column for each width in each mode. */
export const contactSheet = (pictures: readonly Picture[]): string => {
  const columns = [...new Set(pictures.map(columnOf))];
  const rows = [...Map.groupBy(pictures, ({ view }) => view)].map(([view, group]) => {
    const cells = columns.map((column) => {
      const picture = group.find((each) => columnOf(each) === column);
      return `<td>${picture === undefined ? '' : thumbnail(picture)}</td>`;
    });
    return `<tr><th>${escapeHtml(view)}</th>${cells.join('')}</tr>`;
  });
  const heads = columns.map((column) => `<th>${escapeHtml(column)}</th>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page</title>
<style>
  body { font: 14px system-ui; }
  th { position: sticky; top: 0; padding: 4px; background: white; text-align: start; }
  td { vertical-align: top; }
  img { width: 240px; max-height: 480px; object-fit: cover; object-position: top; }
</style>
<table>
<thead><tr><th>View</th>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`;
};

const columnOf = ({ mode, width }: Picture): string => `${mode}, ${width} px`;

const thumbnail = ({ view, file, ...picture }: Picture): string => {
  const name = escapeHtml(`${view}: ${columnOf({ view, file, ...picture })}`);
  return `<a href="${escapeHtml(file)}"><img loading="lazy" src="${escapeHtml(file)}" alt="${name}"></a>`;
};
