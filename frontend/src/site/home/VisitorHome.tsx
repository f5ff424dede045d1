import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans } from '@lingui/react/macro';
import { Doorway } from '../../components/illustrations/Doorway.tsx';
import { CategoryGrid } from '../../features/directory/shared/CategoryGrid.tsx';
import { FirstLook } from '../../features/directory/shared/FirstLook.tsx';
import { OnboardingCard } from '../../features/journey/shared/OnboardingCard.tsx';
import { PlusPromotion } from '../../features/subscription/shared/PlusPromotion.tsx';
import { tokens } from '../../session/tokens.ts';
import { Doors } from './Doors.tsx';
import { InsuranceInvitation } from './InsuranceInvitation.tsx';
import { SuccessStories } from './SuccessStories.tsx';

interface VisitorHomeProps {
  /** Staff see it as well, and are offered neither an account nor a plan. */
  readonly isStaff?: boolean;
}

/** The start page of those without an account. Its first action needs none. */
export const VisitorHome = ({ isStaff = false }: VisitorHomeProps) => (
  <div className="grid grid-cols-1 gap-8 sm:gap-14">
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <div className="grid justify-items-start gap-5">
        <h1 className="text-hero" tabIndex={-1}>
          <Trans>Let’s find help near you.</Trans>
        </h1>
        <p className="measure text-text-soft sm:text-lg">
          <Trans>
            {PRODUCT.name} is a guidebook for families of autistic children. See who is near, save
            the ones that fit, and call when you are ready.
          </Trans>
        </p>
        <Doorway className="w-96 max-lg:hidden" />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <FirstLook />
        <Doors />
      </div>
    </div>
    <OnboardingCard />
    <CategoryGrid mayAsk={isStaff ? undefined : isVisitor} />
    <InsuranceInvitation />
    <SuccessStories />
    {!isStaff && <PlusPromotion />}
  </div>
);

/** Every page is hydrated for a visitor, and may turn out to be a family's. */
const isVisitor = (): boolean => tokens.current() === undefined;
