import {
  findSettingsFault,
  type GroupSettings,
} from '../../semantics/persistent-subscription/settings.ts';
import {
  checkpointStreamOf,
  groupKey,
  parkedStreamOf,
  sourceName,
} from '../../semantics/persistent-subscription/source.ts';
import { isAbsent } from '../../semantics/stream-metadata.ts';
import { deleteCheckpoints } from './checkpoint-store.ts';
import { loadConfiguration, saveConfiguration } from './configuration-store.ts';
import { endOf, type GroupDefinition, keyOf } from './definition.ts';
import { GroupError } from './group-error.ts';
import { type GroupEnvironment, type RunningGroup, runGroup } from './group-runner.ts';
import { deleteParked } from './parked-store.ts';

export interface GroupName {
  /** A stream, or `$all`. */
  readonly source: string;
  readonly groupName: string;
}

/** All persistent subscriptions of this server. Every refusal is a `GroupError`. */
export interface PersistentSubscriptions {
  readonly create: (definition: GroupDefinition) => Promise<void>;
  /** Drops the consumers; the group goes on from its checkpoint. A filter stays as it was. */
  readonly update: (name: GroupName, settings: GroupSettings) => Promise<void>;
  readonly delete: (name: GroupName) => Promise<void>;
  readonly find: (name: GroupName) => RunningGroup;
  readonly list: (source?: string) => readonly RunningGroup[];
  /** Drops all consumers and restarts from storage. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const startPersistentSubscriptions = (
  environment: GroupEnvironment,
): PersistentSubscriptions => {
  const { log, clock, onError } = environment;
  let groups = new Map<string, RunningGroup>();
  /** Why the stored groups cannot be run. They must not be overwritten then. */
  let fault: string | undefined;
  let lastChange: Promise<unknown> = Promise.resolve();

  const load = (): void => {
    try {
      const definitions = loadConfiguration(log, clock);
      groups = new Map(definitions.map((stored) => [keyOf(stored), runGroup(environment, stored)]));
      fault = undefined;
    } catch (error) {
      fault = 'The stored configuration of the persistent subscriptions cannot be read.';
      onError(new Error(fault, { cause: error }));
    }
  };
  load();

  /** Changes happen one after the other, so that each is stored with those before it. */
  const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const changed = lastChange.then(change);
    lastChange = changed.catch(() => undefined);
    return changed;
  };

  const requireRunning = (name: GroupName): void => {
    if (fault !== undefined) throw new GroupError('failed', name, fault);
  };

  const find = (name: GroupName): RunningGroup => {
    requireRunning(name);
    const group = groups.get(groupKey(name.source, name.groupName));
    if (group === undefined) throw new GroupError('doesNotExist', name);
    return group;
  };

  const requireSound = (name: GroupName, { source, settings }: GroupDefinition): void => {
    const lastPosition = source.kind === 'all' ? log.head() : Number.POSITIVE_INFINITY;
    const settingsFault = findSettingsFault(settings, lastPosition);
    if (settingsFault !== undefined) throw new GroupError('failed', name, settingsFault);
  };

  const save = (changed: ReadonlyMap<string, GroupDefinition | undefined>): Promise<void> => {
    const definitions = new Map<string, GroupDefinition | undefined>(
      [...groups].map(([key, { definition }]) => [key, definition]),
    );
    for (const [key, definition] of changed) definitions.set(key, definition);
    const kept = [...definitions.values()].filter((definition) => definition !== undefined);
    return saveConfiguration(log, clock, kept);
  };

  /** A group that is made anew must not go on where one of the same name had left off. */
  const deleteLeftovers = async (key: string): Promise<void> => {
    if (!isAbsent(log.stateOf(checkpointStreamOf(key)))) await deleteCheckpoints(log, key);
    if (!isAbsent(log.stateOf(parkedStreamOf(key)))) await deleteParked(log, key);
  };

  const stopAll = async (): Promise<void> => {
    await Promise.all([...groups.values()].map((group) => group.stop()));
  };

  return {
    create: (definition) =>
      inTurn(async () => {
        const { source, groupName, settings } = definition;
        const name = { source: sourceName(source), groupName };
        const key = keyOf(definition);
        requireRunning(name);
        requireSound(name, definition);
        if (groups.has(key)) throw new GroupError('exists', name);
        const created =
          settings.startFrom === 'end'
            ? { ...definition, endedAt: endOf(log, source) }
            : definition;
        await deleteLeftovers(key);
        await save(new Map([[key, created]]));
        groups.set(key, runGroup(environment, created));
      }),
    update: (name, settings) =>
      inTurn(async () => {
        const group = find(name);
        const key = keyOf(group.definition);
        const { source, groupName, endedAt } = group.definition;
        const updated: GroupDefinition = {
          source,
          groupName,
          settings,
          ...(settings.startFrom === 'end' && { endedAt: endedAt ?? endOf(log, source) }),
        };
        requireSound(name, updated);
        await save(new Map([[key, updated]]));
        await group.stop();
        groups.set(key, runGroup(environment, updated));
      }),
    delete: (name) =>
      inTurn(async () => {
        const group = find(name);
        const key = keyOf(group.definition);
        await save(new Map([[key, undefined]]));
        groups.delete(key);
        await group.stop();
        await deleteLeftovers(key);
      }),
    find,
    list: (source) => {
      requireRunning({ source: source ?? '', groupName: '' });
      const running = [...groups.values()];
      return source === undefined
        ? running
        : running.filter(({ definition }) => sourceName(definition.source) === source);
    },
    restart: () =>
      inTurn(async () => {
        await stopAll();
        load();
      }),
    stop: () => inTurn(stopAll),
  };
};
