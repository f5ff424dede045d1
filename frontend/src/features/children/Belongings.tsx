import type { Child } from '@hearthway/domain/children/children.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isNotShared } from '../../api/api-error.ts';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { TitledPart } from '../../components/TitledPart.tsx';
import { profilesQuery } from '../dietary/shared/profiles.query.ts';
import { LISTING_LANGUAGE } from '../directory/shared/listing-language.ts';
import { providerPath } from '../directory/shared/provider-path.ts';
import { StatusChip } from '../favorites/shared/StatusChip.tsx';
import { useCallTimes } from '../favorites/shared/useCallTimes.ts';
import { useFavorites } from '../favorites/shared/useFavorites.ts';
import { May } from '../household/shared/May.tsx';
import { useDenialDates } from '../insurance/shared/useDenialDates.ts';
import { useChildLinks } from './shared/useChildLinks.ts';

export interface ChildProps {
  readonly userId: string;
  readonly child: Child;
}

/** Belongings of a child, as far as they have arrived. */
export const useBelongings = ({ userId, child }: ChildProps) => {
  const links = useChildLinks(userId);
  const denials = useDenialDates(userId);
  const calls = useCallTimes(userId);
  const favorites = useFavorites(userId);
  const profiles = useQuery(profilesQuery(userId));
  const queries = [links.query, denials.query, calls.query, favorites.query, profiles];
  return {
    links,
    denials,
    calls,
    favorites,
    profiles,
    /** Dietary profile of the child; undefined without one. */
    profile: profiles.data?.answer.find(
      ({ childId, removedAt }) => childId === child.id && removedAt === null,
    ),
    /** Whether some have not arrived yet, nor failed. A page that waits for all of them moves nothing later. */
    areOnTheirWay: queries.some(({ isFetching, isFetched }) => isFetching && !isFetched),
  };
};

interface BelongingsProps {
  readonly child: Child;
  readonly belongings: ReturnType<typeof useBelongings>;
}

/** Belongings of a child: dates that come, favorites, and papers to print. */
export const Belongings = (props: BelongingsProps) => (
  <>
    <Dates {...props} />
    <Favorites {...props} />
    <Food {...props} />
  </>
);

/** Deadlines of appeals and times to call, the next one first. */
const Dates = ({ child, belongings: { links, denials, calls } }: BelongingsProps) => {
  const { t, i18n } = useLingui();
  const { isFor } = links;
  const dates = [
    ...denials.dates
      .filter(({ denialId }) => isFor('denial', denialId, child.id))
      .map(({ denialId, dueOn, words }) => ({
        id: denialId,
        at: dueOn,
        day: i18n.date(`${dueOn}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
        link: <Link to="/insurance-help/denied">{words}</Link>,
      })),
    ...calls.times
      .filter(({ resourceId }) => isFor('favorite', resourceId, child.id))
      .map(({ resourceId, name, callAt }) => ({
        id: resourceId,
        at: callAt,
        day: i18n.date(callAt, { dateStyle: 'long', timeStyle: 'short' }),
        link: (
          <Link to="/favorites/calls">
            <Trans>
              Call <span lang={LISTING_LANGUAGE}>{name}</span>
            </Trans>
          </Link>
        ),
      })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <>
      {!isNotShared(denials.query.error) && (
        <FailedQuery query={denials.query} title={t`We couldn’t load your denials`} />
      )}
      {!isNotShared(calls.query.error) && (
        <FailedQuery query={calls.query} title={t`We couldn’t load your plan for calls`} />
      )}
      {dates.length > 0 && (
        <TitledPart title={<Trans>Next dates</Trans>}>
          <ul className="grid gap-2">
            {dates.map(({ id, day, link }) => (
              <li key={id}>
                {link}: <strong>{day}</strong>
              </li>
            ))}
          </ul>
        </TitledPart>
      )}
    </>
  );
};

const MAX_SHOWN = 5;

const Favorites = ({ child, belongings }: BelongingsProps) => {
  const { t } = useLingui();
  const { children, isFor } = belongings.links;
  const { favorites, query } = belongings.favorites;
  const own = favorites?.filter(({ id }) => isFor('favorite', id, child.id)) ?? [];
  if (isNotShared(query.error)) return null;
  return (
    <TitledPart title={<Trans>Favorites</Trans>}>
      <FailedQuery query={query} title={t`We couldn’t load your favorites`} />
      {favorites !== undefined && own.length === 0 && (
        <p>
          <May effect="write" scope="favorites" isForEveryChild instead={<Trans>None yet.</Trans>}>
            <Link to="/resources">
              <Trans>Find providers, and press the heart of those that you want to call</Trans>
            </Link>
          </May>
        </p>
      )}
      <ul className="grid gap-2">
        {own.slice(0, MAX_SHOWN).map(({ id, name, status, isGone }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {isGone ? (
              <span lang={LISTING_LANGUAGE}>{name}</span>
            ) : (
              <Link to={providerPath(id)} lang={LISTING_LANGUAGE}>
                {name}
              </Link>
            )}
            <StatusChip status={status} />
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <p>
          <Link to={children.length < 2 ? '/favorites' : `/favorites?child=${child.id}`}>
            <Trans>All of them, with your notes</Trans>
          </Link>
        </p>
      )}
    </TitledPart>
  );
};

const Food = ({ child: { name }, belongings: { profile, profiles } }: BelongingsProps) => {
  if (isNotShared(profiles.error)) return null;
  return (
    <TitledPart title={<Trans>Food</Trans>}>
      {profile === undefined ? (
        <p>
          <May effect="write" scope="food" isForEveryChild instead={<Trans>Nothing yet.</Trans>}>
            <Link to="/dietary">
              <Trans>Write down what {name} eats and must not eat</Trans>
            </Link>
          </May>
        </p>
      ) : (
        <ul className="grid gap-2">
          <li>
            <Link to={`/dietary/profiles/${profile.id}`}>
              <Trans>How {name} eats, to print for school or a sitter</Trans>
            </Link>
          </li>
          <li>
            <Link to={`/dietary/profiles/${profile.id}/food-summary`}>
              <Trans>Foods so far, to print for the doctor</Trans>
            </Link>
          </li>
        </ul>
      )}
    </TitledPart>
  );
};
