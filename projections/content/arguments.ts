export type ContentCommand =
  /** The folder of the product, or with `directory` one that is laid over it. */
  | { readonly verb: 'check'; readonly directory: string | undefined }
  | { readonly verb: 'publish'; readonly directory: string }
  | { readonly verb: 'withdraw' };

const USAGE = `npm run content -- check [DIR] | publish DIR | withdraw
  check        names file and line of every fault in content/
  check DIR    the same for a folder of your own, laid over content/
  publish DIR  publishes a folder of your own: its items are added, or replace ours by id
  withdraw     takes your own folder away again
content/README.md says how lessons are written.`;

/** Throws what to print. */
export const readCommand = ([verb, directory, ...more]: readonly string[]): ContentCommand => {
  if (verb === 'check' && more.length === 0) return { verb, directory };
  if (verb === 'publish' && directory !== undefined && more.length === 0)
    return { verb, directory };
  if (verb === 'withdraw' && directory === undefined) return { verb };
  throw new Error(USAGE);
};
