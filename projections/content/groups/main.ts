import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readRunningAddresses } from '@hearthway/infra/adapters/addresses/addresses.ts';
import { codeOf } from '@hearthway/infra/adapters/process/error-code.ts';
import { readEnvironment, runMain } from '@hearthway/infra/adapters/process/main.ts';
import { z } from 'zod';
import { type Fault, sentenceOf, sorted } from '../fault.ts';
import { onDatabase } from '../on-database.ts';
import { publishLayer, withdrawLayer } from '../publish.ts';
import { program } from './arguments.ts';
import { groupsIn } from './groups-in.ts';

/** Many times the size of a list with a thousand groups. */
const MAX_BYTES = 2_000_000;

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const readList = async (path: string): Promise<string> => {
  const { size } = await stat(path).catch((error: unknown) => {
    const isMissing = codeOf(error) === 'ENOENT';
    throw isMissing ? new Error(`There is no file ${path}.`) : error;
  });
  if (size > MAX_BYTES) throw new Error(`${path} is too large for a list of support groups.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof TypeError) throw new Error(`${path} is not text in UTF-8.`);
    throw error;
  }
};

runMain(program, async (command) => {
  const environment = readEnvironment(
    {
      DATABASE_URL: z.string().optional(),
      DATA_DIR: z.string().default('.data'),
      // npm changes to the project's directory; paths are relative to the directory where it was called.
      INIT_CWD: z.string().default('.'),
    },
    process.env,
  );
  const databaseUrl = (): string =>
    environment.DATABASE_URL ?? readRunningAddresses(environment.DATA_DIR).DATABASE_URL;
  if (command.verb === 'withdraw') {
    await onDatabase(databaseUrl(), (database) => withdrawLayer(database, 'groups'));
    print('Your list is withdrawn.');
    return;
  }
  const { file } = command;
  const text = await readList(resolve(environment.INIT_CWD, file));
  const faults: Fault[] = [];
  const items = groupsIn(file, text, (fault) => faults.push(fault));
  for (const fault of sorted(faults)) print(sentenceOf(fault));
  if (faults.length > 0) throw new Error('Nothing is imported: please put these right.');
  const hash = createHash('sha256').update(text).digest('hex');
  const { published, retired } = await onDatabase(databaseUrl(), (database) =>
    publishLayer(database, { layer: 'groups', hash, items }),
  );
  print(
    `${items.length} group${items.length === 1 ? '' : 's'} in ${file}: ${published} published, ${retired} retired.`,
  );
});
