import type { DietaryProfile } from '@hearthway/domain/dietary/dietary-profiles.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { PrintButton } from '../../../components/PrintAndDownload.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { Detail, TitledPart } from '../../../components/TitledPart.tsx';
import { useOthersChanges } from '../../household/shared/changes.query.ts';
import { LastChange } from '../../household/shared/LastChange.tsx';
import { May } from '../../household/shared/May.tsx';
import { smellWords, temperatureWords, textureWords } from '../shared/dietary-words.ts';
import { WhatToDo } from '../shared/WhatToDo.tsx';
import { AllergyList, ReadFoods } from './AllergyList.tsx';
import { ToProfiles } from './NoProfile.tsx';
import { ChangeProfile } from './ProfileForm.tsx';
import { ProfileGate } from './ProfileGate.tsx';

export const ProfilePage = () => (
  <ProfileGate>
    {(profile, user) => <Profile key={profile.id} userId={user.id} profile={profile} />}
  </ProfileGate>
);

interface ProfileProps {
  readonly userId: string;
  readonly profile: DietaryProfile;
}

/** All that a profile tells, as a sheet for others; or its form. */
const Profile = ({ userId, profile }: ProfileProps) => {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const { areOnTheirWay } = useOthersChanges(userId, 'food');
  const { childName, age } = profile;
  if (areOnTheirWay) return <Loading />;
  return (
    <ReadingPage>
      <PageHeading title={t`How ${childName} eats`}>
        <Trans>Age: {age}. For school, a sitter, grandparents, or the emergency room.</Trans>
      </PageHeading>
      {isEditing ? (
        <ChangeProfile userId={userId} profile={profile} onDone={() => setIsEditing(false)} />
      ) : (
        <div className="grid grid-cols-1 gap-6 wrap-anywhere">
          <div className={`${buttonRow} print:hidden`}>
            <PrintButton />
            <May effect="write" scope="food">
              <Button look="secondary" onClick={() => setIsEditing(true)}>
                <Trans>Change</Trans>
              </Button>
            </May>
          </div>
          <Sheet profile={profile} />
          <LastChange userId={userId} part="food" objectId={profile.id} />
          <ToProfiles />
        </div>
      )}
    </ReadingPage>
  );
};

const Sheet = ({ profile }: { readonly profile: DietaryProfile }) => {
  const { i18n } = useLingui();
  const { read, acceptedFoods, temperatures, smell } = profile;
  const hasAllergies = profile.allergens.length + read.allergies.length > 0;
  const textures = (list: readonly string[]) =>
    list.map((texture) => textureWords(i18n, texture)).join(', ');
  return (
    <>
      <TitledPart title={<Trans>Allergies</Trans>}>
        <AllergyList profile={profile} />
        {hasAllergies && <WhatToDo />}
      </TitledPart>
      {read.restrictions.length > 0 && (
        <TitledPart title={<Trans>Foods to avoid</Trans>}>
          <ul className="grid list-disc gap-1 ps-5">
            <ReadFoods foods={read.restrictions} />
          </ul>
        </TitledPart>
      )}
      {acceptedFoods.length > 0 && (
        <TitledPart title={<Trans>Eats</Trans>}>
          <ul className="grid list-disc gap-1 ps-5">
            {acceptedFoods.map(({ food, presentation }) => (
              <li key={`${food} ${presentation}`}>
                {food}
                {presentation !== '' && <>: {presentation}</>}
              </li>
            ))}
          </ul>
        </TitledPart>
      )}
      <Detail title={<Trans>Does not like</Trans>} words={profile.dislikedFoods.join(', ')} />
      <Detail
        title={<Trans>Likes these textures</Trans>}
        words={textures(profile.preferredTextures)}
      />
      <Detail
        title={<Trans>Does not like these textures</Trans>}
        words={textures(profile.avoidedTextures)}
      />
      <Detail
        title={<Trans>Temperature</Trans>}
        words={temperatures.map((each) => temperatureWords(i18n, each)).join(', ')}
      />
      <Detail title={<Trans>Smell</Trans>} words={smell === null ? '' : smellWords(i18n, smell)} />
      <Detail title={<Trans>Sensory issues</Trans>} words={profile.sensoryIssues} />
      <Detail title={<Trans>Eating goes better</Trans>} words={profile.eatingPlaces} />
      <Detail title={<Trans>Notes</Trans>} words={profile.notes} />
    </>
  );
};
