import type { FoodOffer } from '@hearthway/domain/food-log/food-log.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { May } from '../household/shared/May.tsx';
import { CorrectOffer } from './CorrectOffer.tsx';
import {
  dayWords,
  foodLine,
  moodWords,
  outcomeWords,
  partWords,
  stepWords,
} from './shared/food-words.ts';

interface OfferListProps {
  readonly userId: string;
  readonly profileId: string;
  readonly offers: readonly FoodOffer[];
}

/** Offers in a line each, with a way to correct or remove them. */
export const OfferList = ({ userId, profileId, offers }: OfferListProps) => {
  const { t } = useLingui();
  const [openId, setOpenId] = useState<string>();
  const open = offers.find(({ offerId }) => offerId === openId);
  const close = () => setOpenId(undefined);
  return (
    <>
      <ul className="grid grid-cols-1 gap-2">
        {offers.map((offer) => (
          <li
            key={offer.offerId}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-2"
          >
            <OfferLine offer={offer} />
            <May effect="write" scope="food">
              <Button
                look="quiet"
                aria-label={t`Change the entry of ${foodLine(offer)}`}
                onClick={() => setOpenId(offer.offerId)}
              >
                <Trans>Change</Trans>
              </Button>
            </May>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <TitledDialog title={<Trans>Change this entry</Trans>} onClose={close}>
          <CorrectOffer userId={userId} profileId={profileId} offer={open} onDone={close} />
        </TitledDialog>
      )}
    </>
  );
};

const OfferLine = ({ offer }: { readonly offer: FoodOffer }) => {
  const { i18n } = useLingui();
  const { step, outcome, offeredOn, partOfDay, mood, note } = offer;
  const details = [
    stepWords(i18n, step),
    outcomeWords(i18n, outcome),
    dayWords(i18n, offeredOn),
    ...(partOfDay === null ? [] : [partWords(i18n, partOfDay)]),
    ...(mood === null ? [] : [moodWords(i18n, mood)]),
  ];
  return (
    <p className="min-w-0 flex-1 basis-32 wrap-anywhere">
      <strong>{foodLine(offer)}</strong>
      <br />
      <span className="text-sm text-text-soft">
        {details.join(' · ')}
        {note !== '' && ` · ${note}`}
      </span>
    </p>
  );
};
