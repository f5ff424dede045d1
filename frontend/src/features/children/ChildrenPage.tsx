import type { Child } from '@hearthway/domain/children/children.contract.ts';
import { CHILD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { dayHere } from '../../components/day-here.ts';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Blocks } from '../../components/illustrations/Blocks.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { Removed } from '../../forms/Removal.tsx';
import { May } from '../household/shared/May.tsx';
import { PlanRoom } from '../subscription/shared/PlanRoom.tsx';
import { NewChild } from './ChildForm.tsx';
import { ChildrenGate } from './ChildrenGate.tsx';
import { isReadOnly, useCovered } from './ReadOnlyChild.tsx';
import { ageOf } from './shared/age.ts';
import { childrenQuery, presentIn } from './shared/children.query.ts';
import { useChildRemoval } from './useChildRemoval.ts';

/** A family's children, with a form for another one. */
export const ChildrenPage = () => {
  const { t } = useLingui();
  return (
    <ChildrenGate>
      {(user) => (
        <ToolPage>
          <PageHeading title={t`Your Children`}>
            <Trans>What you write here once is used wherever it helps.</Trans>
          </PageHeading>
          <OfFamily userId={user.id} />
        </ToolPage>
      )}
    </ChildrenGate>
  );
};

const OfFamily = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const query = useQuery(childrenQuery(userId));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load your children`} />
    ) : (
      <Loading isPart />
    );
  return <ChildList userId={userId} family={query.data.answer} />;
};

interface ChildListProps {
  readonly userId: string;
  /** Those that can be taken back are included. */
  readonly family: readonly Child[];
}

const ChildList = ({ userId, family }: ChildListProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const present = presentIn(family);
  const removed = family.filter(({ removedAt }) => removedAt !== null);
  const count = present.length;
  const covered = useCovered(userId);
  const close = () => setIsOpen(false);
  return (
    <div className="grid grid-cols-1 gap-6">
      {count === 0 ? (
        <div className="grid justify-items-start gap-3">
          <Blocks className="w-40" />
          <h2 className="text-xl">
            <Trans>No child is added yet</Trans>
          </h2>
          <p className="measure">
            <Trans>A name or nickname is enough. Everything else is up to you.</Trans>
          </p>
        </div>
      ) : (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {present.map((child) => (
            <li key={child.id}>
              <ChildLink child={child} isOnlyRead={isReadOnly(child, covered)} />
            </li>
          ))}
        </ul>
      )}
      <May effect="write" scope="children" isForEveryChild>
        <PlanRoom
          userId={userId}
          count={count}
          limits={CHILD_LIMITS}
          full={<Trans>You have {count} children here, as many as the Family plan holds.</Trans>}
          more={
            <Trans>
              Plus is for {CHILD_LIMITS.plus} children, Family for {CHILD_LIMITS.family}.
            </Trans>
          }
        >
          <div>
            <Button look="primary" onClick={() => setIsOpen(true)}>
              <Plus aria-hidden className="size-4" />
              <Trans>Add a child</Trans>
            </Button>
          </div>
        </PlanRoom>
      </May>
      <May effect="write" scope="children">
        {removed.map((child) => (
          <RemovedChild key={child.id} userId={userId} child={child} />
        ))}
      </May>
      {isOpen && (
        <TitledDialog title={<Trans>Add a child</Trans>} onClose={close}>
          <NewChild userId={userId} onDone={close} />
        </TitledDialog>
      )}
    </div>
  );
};

interface ChildLinkProps {
  readonly child: Child;
  readonly isOnlyRead: boolean;
}

const ChildLink = ({ child, isOnlyRead }: ChildLinkProps) => {
  const age = ageOf(child.birthMonth, dayHere());
  return (
    <article className="grid h-full content-start gap-1 rounded-soft border border-line bg-raised p-4 shadow-soft wrap-anywhere">
      <h2 className="text-lg">
        <Link to={`/children/${child.id}`}>{child.name}</Link>
      </h2>
      {age !== null && (
        <p className="text-text-soft">
          <Plural value={age} one="# year old" other="# years old" />
        </p>
      )}
      {isOnlyRead && (
        <p className="text-text-soft">
          <Trans>Can only be read on your plan</Trans>
        </p>
      )}
    </article>
  );
};

const RemovedChild = ({ userId, child }: { readonly userId: string; readonly child: Child }) => {
  const { name, removedAt } = child;
  return (
    <Removed removedAt={removedAt} removal={useChildRemoval(userId, child.id)}>
      {(until) => (
        <Trans>
          {name} was removed. You can take it back until {until}.
        </Trans>
      )}
    </Removed>
  );
};
