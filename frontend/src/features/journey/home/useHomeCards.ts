import type { User } from '@hearthway/domain/session/session.contract.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { startTransition, use, useEffect, useEffectEvent, useState } from 'react';
import { byUrgency, type HomeCard } from '../../../components/home-card.ts';
import { SitePartsContext } from '../../../components/site-parts.ts';
import { journeyQuery } from '../shared/journey.query.ts';

/** Home waits no longer than this for the data of its cards. Those that are late say so themselves. */
const PATIENCE_MS = 3_000;

/**
 * The cards for this person, the most urgent first; undefined until home can be shown without jumps.
 * Another person's home is mounted anew.
 */
export const useHomeCards = (user: User): readonly HomeCard[] | undefined => {
  const { homeCards } = use(SitePartsContext);
  const queryClient = useQueryClient();
  const [ready, setReady] = useState<{ readonly cards: readonly HomeCard[] }>();

  const load = useEffectEvent(async (isWanted: () => boolean) => {
    const cards = await cardsFor(user, homeCards);
    await prepared(cards, { queryClient, user });
    if (isWanted()) startTransition(() => setReady({ cards }));
  });

  useEffect(() => {
    let isHere = true;
    void load(() => isHere);
    return () => {
      isHere = false;
    };
  }, []);
  return ready?.cards;
};

/** A card whose code did not come is left out until the next visit. */
const cardsFor = async (
  { role }: User,
  loaders: readonly (() => Promise<HomeCard>)[],
): Promise<readonly HomeCard[]> => {
  const loaded = await Promise.allSettled(loaders.map((load) => load()));
  return loaded
    .flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    .filter(({ audience }) => audience === 'signed-in' || audience === role)
    .toSorted(byUrgency);
};

interface PrepareOptions {
  readonly queryClient: QueryClient;
  readonly user: User;
}

const prepared = async (
  cards: readonly HomeCard[],
  { queryClient, user }: PrepareOptions,
): Promise<void> => {
  const data = Promise.allSettled([
    queryClient.ensureQueryData(journeyQuery(user.id)),
    ...cards.map(({ prepare }) => prepare?.(queryClient, user)),
  ]);
  // A card says itself that its data could not be loaded.
  await new Promise<void>((resolve) => {
    const timer = window.setTimeout(resolve, PATIENCE_MS);
    void data.then(() => {
      window.clearTimeout(timer);
      resolve();
    });
  });
};
