/** Error for a pattern that cannot be matched as EventStoreDB would. The message gives the reason. */
export class PatternError extends Error {
  override readonly name = 'PatternError';

  constructor(pattern: string, reason: string) {
    super(`The filter '${pattern}' ${reason}.`);
  }
}
