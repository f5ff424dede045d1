import { COLOR_MODES } from '@hearthway/domain/journey/accessibility.constants.ts';
import { listOf, oneOf, wholeNumber, words } from '../../adapters/process/argument-values.ts';
import { call, defineProgram } from '../../adapters/process/command-line.ts';

const USAGE = `npm run screenshots -- [--pages /,/learn] [--widths 360,1280] [--modes ${COLOR_MODES.join(',')}]
  takes pictures of every page of a new Hearthway, as each kind of person sees it, into screenshots/
  --pages   only of these paths
  --widths  in windows of these widths, in pixels
  --modes   in these color modes`;

export const program = defineProgram({
  name: 'npm run screenshots --',
  usage: USAGE,
  calls: {
    '': call(
      {
        pages: listOf(words('paths of pages, such as /learn')).optional(),
        widths: listOf(wholeNumber({ least: 200, most: 4_000 })).optional(),
        modes: listOf(oneOf('no color mode', COLOR_MODES)).optional(),
      },
      (given) => given,
    ),
  },
});
