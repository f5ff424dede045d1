import { type Mutation, type MutationKey, useMutationState } from '@tanstack/react-query';
import type { Positioned } from '../../api/create-api.ts';
import type { Made } from './favorite-state.ts';

/** The commands that this page has sent under a key, in the order in which they were given. */
export const useMade = <Command>(mutationKey: MutationKey): readonly Made<Command>[] =>
  useMutationState({ filters: { mutationKey }, select: madeOf<Command> }).flat();

/** Empty for a mutation that has not been sent. */
const madeOf = <Command>({
  state: { status, variables, data },
}: Mutation<Positioned<unknown>, Error, Command>): readonly Made<Command>[] =>
  variables === undefined ? [] : [{ command: variables, status, position: data?.position }];
