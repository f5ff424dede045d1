/**
 * Body of one test for a whole table: checks each row, and fails with all rows that failed. Hooks of
 * the test run once, not for each row. `nameOf` is for rows whose values do not say which they are.
 */
export const everyRow =
  <Row extends Cell | readonly unknown[] | [unknown] | object>(
    rows: readonly Row[],
    check: (row: Row) => void | Promise<void>,
    nameOf: (row: Row) => string = shown,
  ) =>
  async (): Promise<void> => {
    if (rows.length === 0) throw new Error('The table has no rows.');
    const failed: string[] = [];
    let cause: unknown;
    for (const row of rows) {
      try {
        await check(row);
      } catch (error) {
        cause ??= error;
        failed.push(`  ${nameOf(row)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (failed.length === 0) return;
    const count = `${failed.length} of ${rows.length} rows failed`;
    throw new Error(`${count}:\n${failed.join('\n')}`, { cause });
  };

type Cell = string | number | bigint | boolean | null | undefined;

const MAX_SHOWN = 60;

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(shown).join(' | ');
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
};
