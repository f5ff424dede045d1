import { type Child, diagnosisLine } from '@hearthway/domain/children/children.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Button, buttonRow } from '../../components/Button.tsx';
import { dayHere } from '../../components/day-here.ts';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { Detail } from '../../components/TitledPart.tsx';
import { useToast } from '../../components/toasts/useToast.ts';
import { ConfirmRemoval } from '../../forms/Removal.tsx';
import { useOthersChanges } from '../household/shared/changes.query.ts';
import { LastChange } from '../household/shared/LastChange.tsx';
import { May } from '../household/shared/May.tsx';
import { ComingChange } from '../next-steps/shared/ComingChange.tsx';
import { Belongings, type ChildProps, useBelongings } from './Belongings.tsx';
import { ChangeChild } from './ChildForm.tsx';
import { ChildrenGate } from './ChildrenGate.tsx';
import { communicationWords, insuranceWords } from './children-words.ts';
import { isReadOnly, ReadOnlyChild, useCovered } from './ReadOnlyChild.tsx';
import { ageOf } from './shared/age.ts';
import { childrenQuery } from './shared/children.query.ts';
import { useChildRemoval } from './useChildRemoval.ts';

/** Page of one child: links to what belongs to the child, and its details. */
export const ChildPage = () => (
  <ChildrenGate>{(user) => <OfFamily userId={user.id} />}</ChildrenGate>
);

const OfFamily = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const { childId } = useParams();
  const query = useQuery(childrenQuery(userId));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load this child`} isWholePage />
    ) : (
      <Loading />
    );
  const child = query.data.answer.find(({ id, removedAt }) => id === childId && removedAt === null);
  return child === undefined ? (
    <NoChild />
  ) : (
    <OneChild key={child.id} userId={userId} child={child} />
  );
};

const NoChild = () => {
  const { t } = useLingui();
  return (
    <ReadingPage>
      <PageHeading title={t`This child is not here`}>
        <Trans>It was removed, or it belongs to another account.</Trans>
      </PageHeading>
      <ToChildren />
    </ReadingPage>
  );
};

const ToChildren = () => (
  <p>
    <Link to="/children">
      <Trans>All your children</Trans>
    </Link>
  </p>
);

const OneChild = ({ userId, child }: ChildProps) => {
  const [isEditing, setIsEditing] = useState(false);
  const belongings = useBelongings({ userId, child });
  const { profile } = belongings;
  const changes = useOthersChanges(userId, 'children');
  const areOnTheirWay = belongings.areOnTheirWay || changes.areOnTheirWay;
  const isOnlyRead = isReadOnly(child, useCovered(userId));
  const age = ageOf(child.birthMonth, dayHere());
  return (
    <ReadingPage>
      <PageHeading title={child.name}>
        {age === null ? (
          child.pronouns
        ) : (
          <>
            <Plural value={age} one="# year old" other="# years old" />
            {child.pronouns === '' ? '' : `, ${child.pronouns}`}
          </>
        )}
      </PageHeading>
      {isEditing && (
        <ChangeChild userId={userId} child={child} onDone={() => setIsEditing(false)} />
      )}
      {!isEditing && areOnTheirWay && <Loading isPart />}
      {!isEditing && !areOnTheirWay && (
        <div className="grid grid-cols-1 gap-6 wrap-anywhere">
          {isOnlyRead && <ReadOnlyChild userId={userId} child={child} />}
          <Detail title={<Trans>In an emergency</Trans>} words={child.emergencyNotes} />
          <Detail title={<Trans>Medicines</Trans>} words={child.medicines} />
          <ComingChange childId={child.id} birthMonth={child.birthMonth} />
          <ToDay child={child} />
          <Belongings child={child} belongings={belongings} />
          <Facts child={child} />
          <LastChange userId={userId} part="children" objectId={child.id} />
          <div className={buttonRow}>
            {!isOnlyRead && (
              <May effect="write" scope="children">
                <Button look="secondary" onClick={() => setIsEditing(true)}>
                  <Trans>Change</Trans>
                </Button>
              </May>
            )}
            <May effect="remove" scope="children">
              <RemoveChild userId={userId} child={child} hasProfile={profile !== undefined} />
            </May>
          </div>
          <ToChildren />
        </div>
      )}
    </ReadingPage>
  );
};

const ToDay = ({ child: { id, name } }: { readonly child: Child }) => (
  <p>
    <Link to={`/children/${id}/today`}>
      <Trans>{name}’s day in pictures, to look at together or to print</Trans>
    </Link>
  </p>
);

const Facts = ({ child }: { readonly child: Child }) => {
  const { i18n } = useLingui();
  const { communication, sensoryNeeds, strengths, school, diagnoses, insurance } = child;
  return (
    <>
      <Detail
        title={<Trans>Communicates by</Trans>}
        words={communication.map((way) => communicationWords(i18n, way)).join(', ')}
      />
      <Detail title={<Trans>Strengths</Trans>} words={strengths} />
      <Detail title={<Trans>Sensory needs</Trans>} words={sensoryNeeds} />
      <Detail title={<Trans>School</Trans>} words={school} />
      <Detail title={<Trans>Diagnoses</Trans>} words={diagnoses.map(diagnosisLine).join('\n')} />
      <Detail
        title={<Trans>Where the health plan comes from</Trans>}
        words={insurance === null ? '' : insuranceWords(i18n, insurance)}
      />
    </>
  );
};

interface RemoveChildProps extends ChildProps {
  readonly hasProfile: boolean;
}

const RemoveChild = ({ userId, child, hasProfile }: RemoveChildProps) => {
  const { t } = useLingui();
  const showToast = useToast();
  const navigate = useNavigate();
  const { mutate, isPending } = useChildRemoval(userId, child.id);
  const { name } = child;
  return (
    <ConfirmRemoval
      name={t`Remove`}
      label={t`Remove ${name}`}
      confirm={t`Yes, remove`}
      isPending={isPending}
      onConfirm={() =>
        mutate('remove', {
          onSuccess: () => {
            showToast({
              tone: 'done',
              title: t`${name} is removed`,
              description: t`You can take this back for a day.`,
            });
            void navigate('/children');
          },
          onError: () =>
            showToast({
              tone: 'problem',
              title: t`Error`,
              description: t`We couldn’t remove ${name}. Please try again.`,
            }),
        })
      }
    >
      <p>
        {hasProfile ? (
          <Trans>
            Remove {name}? The dietary profile and its food log go as well. For a day, you can take
            all of it back.
          </Trans>
        ) : (
          <Trans>Remove {name}? For a day, you can take this back.</Trans>
        )}{' '}
        <Trans>Favorites, calls and denials stay.</Trans>
      </p>
    </ConfirmRemoval>
  );
};
