/** A message to be put into a sentence that ends the same way: without its own end, and its period. */
export const withoutEnd = (message: string, end: string): string =>
  (message.endsWith(end) ? message.slice(0, -end.length) : message).trim().replace(/\.$/, '');
