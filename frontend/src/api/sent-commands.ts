import { type Mutation, type MutationKey, useMutationState } from '@tanstack/react-query';
import type { Positioned } from './create-api.ts';
import { isBehind } from './positions.ts';

/** A command that this page has sent, and its outcome so far. */
export interface SentCommand<Command> {
  readonly command: Command;
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  /** Position of its last event in the log, once it was accepted. */
  readonly position: string | undefined;
}

/**
 * Whether a command has to be applied on top of a list that the read model shows up to a position:
 * it is under way, or accepted later than that.
 */
export const isNotYetShown = (
  { status, position }: Omit<SentCommand<unknown>, 'command'>,
  shown: string | undefined,
): boolean =>
  status === 'pending' ||
  (status === 'success' && position !== undefined && isBehind(shown, position));

/** The commands that this page has sent under a key, oldest first. */
export const useSentCommands = <Command>(
  mutationKey: MutationKey,
): readonly SentCommand<Command>[] =>
  useMutationState({ filters: { mutationKey }, select: sentCommandOf<Command> }).flat();

/** Empty for a mutation that has not been sent. */
const sentCommandOf = <Command>({
  state: { status, variables, data },
}: Mutation<Positioned<unknown>, Error, Command>): readonly SentCommand<Command>[] =>
  variables === undefined ? [] : [{ command: variables, status, position: data?.position }];
