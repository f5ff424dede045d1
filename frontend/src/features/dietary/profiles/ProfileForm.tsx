import {
  createdProfileSchema,
  type DietaryProfile,
} from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ignored } from '../../../api/create-api.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormButtons } from '../../../forms/FormButtons.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { changedProfileSchema, newProfileSchema, textsOf } from './profile-form.ts';
import { profilesQuery } from './profiles.query.ts';

interface NewProfileProps {
  readonly userId: string;
  readonly onDone: () => void;
}

/** The form of a new profile. */
export const NewProfile = ({ userId, onDone }: NewProfileProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const draft = useDraft('dietary-profile');
  const form = useCommandForm({
    path: '/api/dietary/profiles',
    schema: newProfileSchema,
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
      <ProfileFields field={form.field} profile={undefined} />
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
      <ProfileFields field={form.field} profile={profile} />
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
