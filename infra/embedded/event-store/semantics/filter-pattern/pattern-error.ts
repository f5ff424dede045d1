/** A filter's pattern that cannot be matched as EventStoreDB would match it. The message says why. */
export class PatternError extends Error {
  override readonly name = 'PatternError';

  constructor(pattern: string, reason: string) {
    super(`The filter '${pattern}' ${reason}.`);
  }
}
