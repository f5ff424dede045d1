import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Loading } from '../../../../components/Loading.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { Select } from '../../../../components/Select.tsx';
import { useToday } from '../../../../components/useToday.ts';
import { locales } from '../../../../i18n/load-catalog.ts';
import { StepButtons } from '../StepButtons.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { STEP_WORDS } from '../step-words.ts';
import type { OpenDenied } from '../useDenied.ts';
import { LetterText } from './LetterText.tsx';
import type { LetterDraft } from './useLetterDraft.ts';
import { useLetterInput } from './useLetterInput.ts';
import { useLetterLanguage } from './useLetterLanguage.ts';
import { WordFields } from './WordFields.tsx';
import { writeLetter } from './write-letter.ts';

/** Language names by tag, inserted by the build (`vite.config.ts`). */
declare const LANGUAGE_NAMES: Readonly<Record<string, string>>;

interface LetterStepProps {
  readonly open: OpenDenied;
  readonly draft: LetterDraft;
  readonly onDraft: (draft: LetterDraft) => void;
}

/** Appeal letter, generated in this page from the answers. */
export const LetterStep = ({ open, draft, onDraft }: LetterStepProps) => {
  const { t, i18n } = useLingui();
  const [locale, setLocale] = useState(i18n.locale);
  const language = useLetterLanguage(locale);
  const today = useToday();
  const input = useLetterInput({ answers: open.answers, words: draft.words, today });
  if (input === undefined) return null;
  const written = language && writeLetter(language, input);
  return (
    <>
      <div className="grid gap-4 print:hidden">
        <StepHeading>{i18n._(STEP_WORDS.letter)}</StepHeading>
        <Notice tone="info">
          <Trans>
            The letter is put together in this page. Your words stay in this tab and are not sent.
            They are gone when you close it or sign out, so print or copy the letter before.
          </Trans>
        </Notice>
      </div>
      <WordFields words={draft.words} onWords={(words) => onDraft({ ...draft, words })} />
      {locales.length > 1 && (
        <Select
          label={t`Language of the letter`}
          hint={t`Read it in your own language first. Send it in the language that the plan writes to you in.`}
          value={locale}
          options={locales.map((value) => ({ value, name: LANGUAGE_NAMES[value] ?? value }))}
          onChoose={setLocale}
        />
      )}
      {written === undefined ? (
        <Loading isPart />
      ) : (
        <LetterText
          written={written}
          language={locale}
          edited={draft.edited}
          onEdit={(edited) => onDraft({ ...draft, edited })}
        />
      )}
      <StepButtons open={open} />
    </>
  );
};
