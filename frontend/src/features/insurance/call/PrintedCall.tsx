import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CodeList } from './CodeList.tsx';
import type { CallDraft } from './call-draft.ts';
import type { CallQuestion, CodesItem } from './useCallScript.ts';

interface PrintedCallProps {
  readonly questions: readonly CallQuestion[];
  readonly codes: CodesItem | undefined;
  readonly draft: CallDraft;
  readonly language: string;
}

export const PrintedCall = ({ questions, codes, draft, language }: PrintedCallProps) => (
  <div className="hidden grid-cols-1 gap-5 print:grid">
    <div className="grid grid-cols-2 gap-x-8 gap-y-4">
      <Blank name={<Trans>Number on your card</Trans>} filled={draft.cardNumber} />
      <Blank name={<Trans>Name of the person</Trans>} filled={draft.person} />
      <Blank name={<Trans>Reference number</Trans>} filled={draft.reference} />
      <Blank
        name={<Trans>Date and time</Trans>}
        filled={[draft.calledOn, draft.calledAt].join(' ').trim()}
      />
    </div>
    <ol lang={language} className="grid list-decimal gap-4 ps-6">
      {questions.map(({ id, question, why }) => (
        <li key={id} className="break-inside-avoid">
          <p className="font-semibold">{question}</p>
          <p className="text-sm">{why}</p>
          <Lines filled={draft.replies[id] ?? ''} />
        </li>
      ))}
    </ol>
    {codes !== undefined && (
      <section className="grid gap-2">
        <h2 className="break-after-avoid text-lg">
          <Trans>The codes, in plain words</Trans>
        </h2>
        <CodeList codes={codes} />
      </section>
    )}
  </div>
);

interface BlankProps {
  readonly name: ReactNode;
  readonly filled: string;
}

const Blank = ({ name, filled }: BlankProps) => (
  <p className="border-b border-line-strong pb-1">
    <span className="text-sm">{name}</span>
    <br />
    {filled}
    {'\u00a0'}
  </p>
);

/** Typed reply, or two lines to write on. */
const Lines = ({ filled }: { readonly filled: string }) =>
  filled === '' ? (
    <>
      <div aria-hidden className="h-8 border-b border-line" />
      <div aria-hidden className="h-8 border-b border-line" />
    </>
  ) : (
    <p className="whitespace-pre-wrap">{filled}</p>
  );
