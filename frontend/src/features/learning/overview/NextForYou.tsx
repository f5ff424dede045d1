import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { CategoryDrawing } from '../shared/CategoryDrawing.tsx';
import { ModuleFacts } from '../shared/ModuleFacts.tsx';
import { modulePath } from '../shared/module-path.ts';
import type { nextLesson } from '../shared/next-lesson.ts';

type Next = NonNullable<ReturnType<typeof nextLesson>>;

const reasons: Readonly<Record<Exclude<Next['why'], 'child'>, MessageDescriptor>> = {
  begun: msg`Go on where you left off`,
  'goes-on': msg`Goes on from what you have read`,
  stage: msg`Fits where you are now`,
  unread: msg`Next for you`,
};

const HEADING = 'next-lesson';

/** The one lesson to start with. */
export const NextForYou = ({ next }: { readonly next: Next }) => {
  const { i18n, t } = useLingui();
  const { card, why } = next;
  const name = next.why === 'child' ? next.child.name : '';
  const reason = next.why === 'child' ? t`Fits ${name}` : i18n._(reasons[next.why]);
  return (
    <section
      aria-labelledby={HEADING}
      className="grid grid-cols-1 items-center gap-x-8 gap-y-4 rounded-soft bg-accent-wash p-5 sm:grid-cols-[minmax(0,1fr)_11rem] sm:p-8"
    >
      <div className="grid justify-items-start gap-3">
        <p className="text-sm font-semibold text-text-soft">{reason}</p>
        <h2 id={HEADING} lang={card.language} className="text-2xl">
          {card.title}
        </h2>
        <p lang={card.language} className="measure">
          {card.description}
        </p>
        <ModuleFacts module={card} />
        <Link className={buttonClass('primary')} to={modulePath(card.id)}>
          {why === 'begun' ? <Trans>Continue lesson</Trans> : <Trans>Start lesson</Trans>}
        </Link>
      </div>
      <CategoryDrawing category={card.category} className="w-full max-sm:hidden" />
    </section>
  );
};
