import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { fragmentHere, usePartInAddress } from '../../../components/usePartInAddress.ts';
import { progressQuery } from '../shared/learning.queries.ts';
import { outlineOf } from './lesson.ts';
import { moduleMachine } from './module.machine.ts';
import { effectsFor } from './module-actors.ts';
import type { Place } from './place.ts';
import { QUESTIONS, RESULT } from './resume.ts';
import { type Stopwatch, startStopwatch } from './stopwatch.ts';

interface ModuleOptions {
  readonly moduleId: string;
  /** Id of a family; null for a visitor. */
  readonly userId: string | null;
}

/** A module's machine, with its place in the page's address. */
export const useModule = ({ moduleId, userId }: ModuleOptions) => {
  const queryClient = useQueryClient();
  const [stopwatch] = useState(startedHere);
  useEffect(() => stopwatch.stop, [stopwatch]);
  const effects = useMemo(
    () => effectsFor({ queryClient, moduleId, userId, fragment: fragmentHere }),
    [queryClient, moduleId, userId],
  );
  const machine = useMemo(
    () =>
      moduleMachine.provide({
        actors: {
          load: fromPromise(effects.load),
          save: fromPromise(({ input }) => effects.save(input)),
          explain: fromPromise(({ input }) => effects.explain(input)),
          score: fromPromise(({ input }) => effects.score(input)),
        },
        actions: {
          keep: (_, place) => effects.keep(place),
          forget: (_, place) => effects.forget(place),
        },
      }),
    [effects],
  );
  const [known] = useState(effects.known);
  const actor = useActorRef(machine, { input: { secondsSeen: stopwatch.seconds, known } });
  const snapshot = useSelector(actor, (current) => current);

  const progress = useQuery({ ...progressQuery(userId ?? ''), enabled: userId !== null });
  useEffect(() => {
    if (progress.data === undefined) return;
    const { answer, position } = progress.data;
    const known = answer.find((each) => each.moduleId === moduleId);
    if (known !== undefined) actor.send({ type: 'progress', news: { known, position } });
  }, [actor, moduleId, progress.data]);

  useEffect(() => {
    const onOnline = () => actor.send({ type: 'online' });
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [actor]);

  const { lesson, place } = snapshot.context;
  const isShown = snapshot.matches('open');
  const sections = lesson === null ? [] : outlineOf(lesson).sections;
  usePartInAddress({
    shown: isShown ? fragmentOf(snapshot.matches({ open: { page: 'result' } }), place) : undefined,
    partAt: (fragment) => partOf(fragment, sections),
    onGo: (part) => actor.send({ type: 'go', section: part === QUESTIONS ? null : part }),
  });
  return { snapshot, send: actor.send };
};

/** A module's machine as it stands, and the way to tell it of the person's doing. */
export type OpenModule = ReturnType<typeof useModule>;

/** The server renders the page too, at no time and without a fragment. */
const isBrowser = typeof document !== 'undefined';

const startedHere = (): Stopwatch =>
  isBrowser
    ? startStopwatch(document, () => performance.now())
    : { seconds: () => 0, stop: () => {} };

const fragmentOf = (isResult: boolean, { section }: Place): string =>
  isResult ? RESULT : (section ?? QUESTIONS);

/** The address of the module alone is that of its first section, too. A result is no part. */
const partOf = (fragment: string, sections: readonly string[]): string | undefined =>
  fragment === '' ? sections[0] : [...sections, QUESTIONS].find((id) => id === fragment);
