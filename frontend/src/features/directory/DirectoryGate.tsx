import { FREE_RADIUS_MILES } from '@hearthway/domain/directory/directory.constants.ts';
import { useLingui } from '@lingui/react/macro';
import { AccessGate } from '../../components/AccessGate.tsx';
import { TextField } from '../../components/TextField.tsx';
import { LockedTools } from './filters/LockedTools.tsx';

export const DirectoryGate = () => {
  const { t } = useLingui();
  return (
    <>
      <AccessGate
        title={t`Access Resource Directory`}
        invitation={t`Please sign in or create a free account to search it. It takes a minute.`}
        benefits={[
          t`Therapists, doctors, schools, and support groups in all 50 states`,
          t`Who is within ${FREE_RADIUS_MILES} miles of you, with phone numbers and directions`,
          t`Where each listing comes from, and when it was last verified`,
          t`Your favorites, kept together on every device you use`,
        ]}
      />
      <div className="visitor-only mt-10 grid max-w-4xl items-start gap-4 md:grid-cols-2">
        <TextField
          label={t`What are you looking for?`}
          type="search"
          placeholder={t`Create account to search local resources...`}
          disabled
        />
        <LockedTools />
      </div>
    </>
  );
};
