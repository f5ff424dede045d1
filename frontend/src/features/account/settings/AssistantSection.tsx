import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { chatModelQuery, outsideModelQuery } from '../../chat/shared/outside-model.query.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Where the operator has set up an outside model: whether it may answer the family. */
export const AssistantSection = ({ userId }: { readonly userId: string }) => {
  const { data: set } = useQuery(chatModelQuery);
  return set === undefined || set.model === 'embedded' ? null : <Choice userId={userId} />;
};

const Choice = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const query = useQuery(outsideModelQuery(userId));
  const { mutate, variables, isPending, isError } = useMutation({
    mutationFn: (isAllowed: boolean) =>
      api.send({
        method: 'PUT',
        path: '/api/support/chat/outside-model',
        body: { isAllowed },
        schema: ignored,
      }),
  });
  const stored = query.data?.isAllowed;
  const isAllowed = isPending ? variables : stored;
  return (
    <SettingsSection id="assistant" title={t`AI support chat`}>
      <FailedQuery query={query} title={t`We couldn’t load this setting`} />
      {isAllowed !== undefined && (
        <Checkbox
          label={t`Let an outside AI model word the answers`}
          description={t`Your question goes to it without names, contacts, dates of birth and places smaller than a state, as far as our software recognizes them. When this is off, your questions stay on our servers.`}
          isOn={isAllowed}
          onSwitch={(isOn) => mutate(isOn)}
        />
      )}
      <p role="status" className="text-sm">
        {isError && t`Not saved. Please try again.`}
      </p>
    </SettingsSection>
  );
};
