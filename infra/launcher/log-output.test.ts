import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LOG_FILE, logToFile } from './log-output.ts';

test('a run starts its own log file and keeps the one of the last run', () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-log-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const read = (file: string) => readFileSync(join(directory, file), 'utf8');
  for (const run of ['first', 'second', 'third']) {
    const { logger, onStderrLine } = logToFile(directory);
    logger.info(run);
    onStderrLine(`${run} crash`);
  }
  expect(read(LOG_FILE)).toMatch(/^{.+"name":"launcher".+"msg":"third"}\nthird crash\n$/);
  expect(read(`${LOG_FILE}.1`)).toContain('second crash');
  expect(statSync(join(directory, LOG_FILE)).mode & 0o777).toBe(0o600);
});
