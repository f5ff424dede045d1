import type { ShoppingListShown } from '@hearthway/domain/meal-plans/shopping-list.contract.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { FamilyGate } from '../../components/FamilyGate.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Summary } from '../../components/Summary.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { DietaryGate } from '../dietary/shared/DietaryGate.tsx';
import { May } from '../household/shared/May.tsx';
import { ListTools } from './ListTools.tsx';
import { OwnItem } from './OwnItem.tsx';
import { Preview } from './Preview.tsx';
import { ShoppingLines } from './ShoppingLines.tsx';
import { shoppingQuery } from './shopping.queries.ts';

export const ShoppingPage = () => (
  <FamilyGate visitor={<DietaryGate />}>{(user) => <OfFamily user={user} />}</FamilyGate>
);

const OfFamily = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const week = search.get('week');
  const query = useQuery(shoppingQuery(user.id, week));
  return (
    <ToolPage>
      <PageHeading title={t`Shopping List`}>
        <Trans>By aisle. Everyone who is signed in to your account sees each tick at once.</Trans>
      </PageHeading>
      {query.data === undefined ? (
        query.isError ? (
          <FailedQuery query={query} title={t`We couldn’t load your shopping list`} />
        ) : (
          <Loading isPart />
        )
      ) : (
        <List userId={user.id} list={query.data} week={week} />
      )}
    </ToolPage>
  );
};

interface ListProps {
  readonly userId: string;
  readonly list: ShoppingListShown;
  readonly week: string | null;
}

const List = ({ userId, list, week }: ListProps) => {
  // It stays open while the first items are added.
  const [isOpen] = useState(list.lines.length === 0);
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      {list.hasProblems && (
        <div role="status">
          <Notice tone="caution">
            <Trans>
              A meal of these weeks no longer fits, so its foods are not on the list.{' '}
              <Link to="/dietary/plan">Look at the meal plan</Link>
            </Trans>
          </Notice>
        </div>
      )}
      {week !== null && list.preview !== null && (
        <Preview key={week} userId={userId} week={week} lines={list.preview} />
      )}
      {list.lines.length === 0 && list.preview === null && (
        <p>
          <Trans>
            Nothing is on your list. Add an item, or a week of your{' '}
            <Link to="/dietary/plan">meal plan</Link>.
          </Trans>
        </p>
      )}
      <ShoppingLines userId={userId} lines={list.lines} />
      <May effect="write" scope="food">
        <details className="group print:hidden" open={isOpen}>
          <Summary>
            <Trans>Add an item of your own</Trans>
          </Summary>
          <OwnItem userId={userId} />
        </details>
      </May>
      <ListTools userId={userId} list={list} />
      <p className="print:hidden">
        <Link to="/dietary/plan">
          <Trans>To the meal plan</Trans>
        </Link>
      </p>
    </div>
  );
};
