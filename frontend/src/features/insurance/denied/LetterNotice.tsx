import type { AppealClock } from '@hearthway/domain/insurance/appeal-case.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../components/Notice.tsx';
import { dayWords } from './day-words.ts';

interface LetterNoticeProps extends Pick<AppealClock, 'letter'> {
  readonly letterOn: string;
}

/** Notice about a letter dated in the future or long past. */
export const LetterNotice = ({ letter, letterOn }: LetterNoticeProps) => {
  const { i18n } = useLingui();
  const day = dayWords(i18n, letterOn);
  switch (letter) {
    case 'usual':
      return null;
    case 'in-future':
      return (
        <Notice tone="caution">
          <Trans>
            You typed in {day}, which is still to come. Please check the year and the month. We
            count from that date until you change it.
          </Trans>
        </Notice>
      );
    case 'long-ago':
      return (
        <Notice tone="caution">
          <Trans>
            Your letter is from {day}. The usual time to appeal it is over, but there are ways left:
            they are below.
          </Trans>
        </Notice>
      );
  }
};
