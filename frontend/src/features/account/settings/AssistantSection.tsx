import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { Checkbox } from '../../../components/Checkbox.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { chatModelQuery, outsideModelQuery } from '../../chat/shared/outside-model.query.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Where the operator has set up an outside model: whether the family's questions may go there. */
export const AssistantSection = ({ userId }: { readonly userId: string }) => {
  const { data: set } = useQuery(chatModelQuery);
  return set?.isOutside === true ? <Choice userId={userId} /> : null;
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
          label={t`Let outside AI models help with the answers`}
          description={t`They may look for pages that fit your question, or word the answer. Your question goes to them without names, contacts, dates of birth and places smaller than a state, as far as our software recognizes them. Until you turn this on, your questions stay on our servers.`}
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
