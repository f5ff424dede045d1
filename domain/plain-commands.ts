import { contexts } from './contexts.ts';
import type { ErrorCode } from './errors.contract.ts';
import type { PlainCommand } from './kernel/plain-command.ts';

/** The plain commands of all contexts, each of which rejects with codes of its own. */
export const plainCommands: readonly PlainCommand<ErrorCode>[] = contexts.flatMap(
  ({ commands }): readonly PlainCommand<ErrorCode>[] => commands,
);
