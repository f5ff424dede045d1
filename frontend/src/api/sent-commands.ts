import { type Mutation, type MutationKey, useMutationState } from '@tanstack/react-query';
import type { Positioned } from './create-api.ts';
import { isBehind } from './positions.ts';

/** Command sent by this page, with its outcome so far. */
export interface SentCommand<Command> {
  readonly command: Command;
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  /** Position of its last event in the log; undefined until accepted. */
  readonly position: string | undefined;
}

/**
 * Checks whether a command must be applied on top of a list at a read model's position: it is pending, or was
 * accepted later.
 */
export const isNotYetShown = (
  { status, position }: Omit<SentCommand<unknown>, 'command'>,
  shown: string | undefined,
): boolean =>
  status === 'pending' ||
  (status === 'success' && position !== undefined && isBehind(shown, position));

/** Commands sent by this page under a key, oldest first. */
export const useSentCommands = <Command>(
  mutationKey: MutationKey,
): readonly SentCommand<Command>[] =>
  useMutationState({ filters: { mutationKey }, select: sentCommandOf<Command> }).flat();

/** Empty for an unsent mutation. */
const sentCommandOf = <Command>({
  state: { status, variables, data },
}: Mutation<Positioned<unknown>, Error, Command>): readonly SentCommand<Command>[] =>
  variables === undefined ? [] : [{ command: variables, status, position: data?.position }];
