import { runMain } from '../../adapters/process/main.ts';
import { program } from './arguments.ts';

/** `npm run bench -- NAME`: measures one part and prints a table. */
runMain(program, (bench) => bench());
