import { words } from '@hearthway/infra/adapters/process/argument-values.ts';
import { call, defineProgram } from '@hearthway/infra/adapters/process/command-line.ts';

type GroupsCommand =
  | { readonly verb: 'import'; readonly file: string }
  | { readonly verb: 'withdraw' };

const USAGE = `npm run support -- groups import FILE
  shows the support groups of a list in CSV, in place of the list before; those of our own stay, where
  the list has no group of the same name and place. A list with a fault is refused as a whole
npm run support -- groups withdraw
  takes your list away again
docs/operations.md names the columns.`;

export const program = defineProgram<GroupsCommand>({
  name: 'npm run support -- groups',
  usage: USAGE,
  calls: {
    import: call({ FILE: words('the name of a CSV file') }, (given) => ({
      verb: 'import',
      file: given.FILE,
    })),
    withdraw: call({}, () => ({ verb: 'withdraw' })),
  },
});
