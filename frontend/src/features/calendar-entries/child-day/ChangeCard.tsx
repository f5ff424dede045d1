import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PrintButton } from '../../../components/PrintAndDownload.tsx';
import { Summary } from '../../../components/Summary.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { EntryPicture } from '../../entry-faces/shared/EntryPicture.tsx';
import type { Change } from './day-cards.ts';

interface ChangeCardProps {
  readonly userId: string;
  readonly change: Change;
  /** Otherwise it is about tomorrow. */
  readonly isToday: boolean;
}

const useChangeWords = ({ kind, label, occurrence: { place } }: Change, isToday: boolean) => {
  const { t } = useLingui();
  switch (kind) {
    case 'off':
      return isToday ? t`Not ${label} today.` : t`Not ${label} tomorrow.`;
    case 'earlier':
      return isToday ? t`${label} is earlier today.` : t`${label} is earlier tomorrow.`;
    case 'later':
      return isToday ? t`${label} is later today.` : t`${label} is later tomorrow.`;
    case 'elsewhere':
      return place === ''
        ? t`${label} is in another place.`
        : t`${label} is in another place: ${place}.`;
  }
};

/** Card of one change: the difference, the entry in its place, and what stays the same. */
export const ChangeCard = ({ userId, change, isToday }: ChangeCardProps) => {
  const { t } = useLingui();
  const { kind, face, entry, instead } = change;
  const said = useChangeWords(change, isToday);
  const { people } = entry;
  const [words, setWords] = useState<string>();
  const [same, setSame] = useState(
    people === '' ? t`Everything else stays the same.` : t`As always: ${people}.`,
  );
  return (
    <article className="grid gap-4 rounded-soft border-4 border-caution bg-raised p-4">
      <div className="flex flex-wrap items-center gap-4">
        <Picture userId={userId} face={face} isOff={kind === 'off'} />
        <h2 className="min-w-0 text-3xl">{words ?? said}</h2>
      </div>
      {instead !== undefined && (
        <div className="flex flex-wrap items-center gap-4">
          <Picture userId={userId} face={instead.face} isOff={false} />
          <p className="min-w-0 text-3xl">{instead.label}.</p>
        </div>
      )}
      <p className="text-2xl empty:hidden">{same}</p>
      <details className="group print:hidden">
        <Summary>
          <Trans>Change the words, and print</Trans>
        </Summary>
        <div className="grid gap-4 py-3">
          <TextField
            label={t`What is different`}
            value={words ?? said}
            onChange={({ target }) => setWords(target.value)}
          />
          <TextField
            label={t`What stays the same`}
            value={same}
            onChange={({ target }) => setSame(target.value)}
          />
          <div>
            <PrintButton />
          </div>
        </div>
      </details>
    </article>
  );
};

interface PictureProps {
  readonly userId: string;
  readonly face: Change['face'];
  /** Crossed out. */
  readonly isOff: boolean;
}

const Picture = ({ userId, face, isOff }: PictureProps) =>
  face.picture === null && face.photoId === null ? null : (
    <span className="relative">
      <EntryPicture userId={userId} face={face} className="size-24 sm:size-32" />
      {isOff && (
        <svg viewBox="0 0 64 64" aria-hidden className="absolute inset-0 stroke-danger" fill="none">
          <path
            strokeWidth="5"
            strokeLinecap="round"
            d="M8 8c16 15 32 31 48 48M56 8C40 23 24 39 8 56"
          />
        </svg>
      )}
    </span>
  );
