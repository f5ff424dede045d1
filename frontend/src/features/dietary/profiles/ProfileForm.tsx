import {
  createdProfileSchema,
  type DietaryProfile,
} from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ignored } from '../../../api/create-api.ts';
import { dayHere } from '../../../components/day-here.ts';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Select } from '../../../components/Select.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormButtons } from '../../../forms/FormButtons.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { ageOf } from '../../children/shared/age.ts';
import { childrenQuery, presentIn } from '../../children/shared/children.query.ts';
import { profilesQuery } from '../shared/profiles.query.ts';
import { ProfileFields } from './ProfileFields.tsx';
import {
  CHILD_FIELD,
  changedProfileSchema,
  childOf,
  type KnownChild,
  newProfileSchema,
  textsOf,
} from './profile-form.ts';

interface NewProfileProps {
  readonly userId: string;
  readonly onDone: () => void;
}

/** Form of a new profile. It asks for a child only where there are several without a profile. */
export const NewProfile = (props: NewProfileProps) => {
  const { t } = useLingui();
  const { userId } = props;
  const children = useQuery(childrenQuery(userId));
  const profiles = useQuery(profilesQuery(userId));
  if (children.data === undefined || profiles.data === undefined)
    return children.isError ? (
      <FailedQuery query={children} title={t`We couldn’t load your children`} />
    ) : (
      <Loading isPart />
    );
  const withProfile = profiles.data.answer
    .filter(({ removedAt }) => removedAt === null)
    .map(({ childId }) => childId);
  const today = dayHere();
  const candidates = presentIn(children.data.answer)
    .filter(({ id }) => !withProfile.includes(id))
    .map(({ id, name, birthMonth }) => ({ id, name, age: ageOf(birthMonth, today) }));
  return <NewProfileForm {...props} candidates={candidates} />;
};

interface NewProfileFormProps extends NewProfileProps {
  readonly candidates: readonly KnownChild[];
}

const NewProfileForm = ({ userId, candidates, onDone }: NewProfileFormProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const draft = useDraft('dietary-profile');
  const [childId, setChildId] = useState(draft.kept[CHILD_FIELD] ?? candidates[0]?.id ?? '');
  const child = candidates.find(({ id }) => id === childId);
  const name = child?.name;
  const form = useCommandForm({
    path: '/api/dietary/profiles',
    schema: newProfileSchema(candidates),
    answer: createdProfileSchema,
    draft,
    fallback: msg`Failed to create dietary profile.`,
    onDone: () => {
      void queryClient.invalidateQueries(profilesQuery(userId));
      showToast({
        tone: 'done',
        title: t`Profile Created`,
        description: t`New dietary profile has been created successfully.`,
      });
      onDone();
    },
    onRefused: () =>
      showToast({
        tone: 'problem',
        title: t`Error`,
        description: t`Failed to create dietary profile.`,
      }),
  });
  return (
    <Form form={form}>
      {candidates.length > 1 ? (
        <Select
          label={t`For which child`}
          options={[
            ...candidates.map(({ id, name }) => ({ value: id, name })),
            { value: '', name: t`Another child` },
          ]}
          {...form.field(CHILD_FIELD)}
          onChoose={setChildId}
        />
      ) : (
        child !== undefined && (
          <p>
            <Trans>For {name}</Trans>
            <input type="hidden" name={CHILD_FIELD} value={child.id} />
          </p>
        )
      )}
      <ProfileFields field={form.field} profile={undefined} child={child} />
      <FormButtons isPending={form.isPending} onCancel={onDone}>
        {form.isPending ? <Trans>Creating…</Trans> : <Trans>Create Profile</Trans>}
      </FormButtons>
    </Form>
  );
};

interface ChangeProfileProps extends NewProfileProps {
  readonly profile: DietaryProfile;
}

/** The form of a profile that is there. */
export const ChangeProfile = ({ userId, profile, onDone }: ChangeProfileProps) => {
  const queryClient = useQueryClient();
  const draft = useDraft(`dietary-profile-${profile.id}`);
  const form = useCommandForm({
    method: 'PUT',
    path: `/api/dietary/profiles/${profile.id}`,
    schema: changedProfileSchema(profile),
    answer: ignored,
    initial: textsOf(profile),
    draft,
    fallback: msg`We couldn’t save this profile. Please try again.`,
    onDone: () => {
      void queryClient.invalidateQueries(profilesQuery(userId));
      onDone();
    },
  });
  return (
    <Form form={form}>
      {profile.childId !== null && (
        <input type="hidden" name={CHILD_FIELD} value={profile.childId} />
      )}
      <ProfileFields field={form.field} profile={profile} child={childOf(profile)} />
      <FormButtons
        isPending={form.isPending}
        onCancel={() => {
          draft.forget();
          onDone();
        }}
      >
        {form.isPending ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
      </FormButtons>
    </Form>
  );
};
