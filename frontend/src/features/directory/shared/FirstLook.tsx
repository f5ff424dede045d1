import { LOCATION_MAX_LENGTH } from '@hearthway/domain/directory/directory.constants.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Heart } from 'lucide-react';
import { type SubmitEvent, useRef, useSyncExternalStore } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { errorWords } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useLazyPart } from '../../../components/useLazyPart.ts';
import { setField } from '../../../forms/set-field.ts';
import { withCatalogs } from '../../../i18n/load-catalog.ts';
import { firstLook } from '../../../session/first-look.ts';
import type { AskedLook } from '../../../session/first-look-store.ts';
import { firstLookQuery } from '../first-look/first-look.query.ts';

const HEADING = 'first-look';

/** Kinds of help that newcomers ask for most, by their categories; the first is any. */
const NEEDS: readonly (readonly [category: string, words: MessageDescriptor])[] = [
  ['', msg`Anything`],
  ['diagnosis', msg`A diagnosis`],
  ['aba-therapy', msg`ABA`],
  ['speech-therapy', msg`Speech`],
  ['occupational-therapy', msg`Everyday skills`],
  ['early-intervention', msg`Early help, school`],
  ['community', msg`A break for us`],
];

/** Asks a visitor where and for what, and answers with the nearest listings, before there is an account. */
export const FirstLook = () => {
  const { i18n, t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const asked = useSyncExternalStore(firstLook.subscribe, firstLook.asked, noSnapshot);
  const query = useQuery({
    ...firstLookQuery(asked ?? NOTHING_ASKED),
    enabled: asked !== undefined,
  });
  const Nearest = useLazyPart(asked === undefined ? none : loadNearest);
  const isUnknownPlace = query.error instanceof ApiError && asked?.location !== '';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = new FormData(event.currentTarget);
    firstLook.ask({ location: textOf(filled, 'place'), category: textOf(filled, 'need') });
  };
  const choosePlace = (location: string) => {
    setField(form.current, { name: 'place', value: location });
    firstLook.ask({ location, category: asked?.category ?? '' });
  };
  return (
    <section
      aria-labelledby={HEADING}
      className="grid grid-cols-1 gap-4 rounded-soft border border-line bg-raised p-5 shadow-soft sm:p-8"
    >
      {/* On a phone, the heading of the page says it right above. */}
      <h2 id={HEADING} className="text-2xl max-sm:sr-only">
        <Trans>Who is near you?</Trans>
      </h2>
      <form
        ref={form}
        // Sent before the scripts have loaded, `get` would put the place into the address.
        method="post"
        onSubmit={submit}
        noValidate
        className="grid grid-cols-1 gap-4"
      >
        <TextField
          // Filled in again when the person comes back to the page.
          key={asked === undefined ? 'new' : 'asked'}
          name="place"
          label={t`ZIP code or city`}
          maxLength={LOCATION_MAX_LENGTH}
          autoComplete="postal-code"
          defaultValue={asked?.location}
          error={
            isUnknownPlace
              ? errorWords(i18n, query.error, msg`We don’t know this place. Try a ZIP code.`)
              : undefined
          }
        />
        <Needs chosen={asked?.category ?? ''} />
        <div>
          <Button look="primary" type="submit" isBusy={query.isFetching}>
            <Trans>Show who is near</Trans>
          </Button>
        </div>
      </form>
      {asked === undefined ? (
        <p data-tour="favorites" className="flex gap-3 text-text-soft">
          <Heart aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
          <Trans>No account needed. With a free one, you save those that fit.</Trans>
        </p>
      ) : (
        Nearest !== undefined && <Nearest asked={asked} query={query} onChoosePlace={choosePlace} />
      )}
    </section>
  );
};

const Needs = ({ chosen }: { readonly chosen: string }) => {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">
        <Trans>What do you need first?</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {NEEDS.map(([category, words]) => (
          <label
            key={category}
            className="group touch inline-flex cursor-pointer items-center gap-1.5 rounded-soft border border-line-strong px-3 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="need"
              value={category}
              defaultChecked={category === chosen}
              className="sr-only"
            />
            <Check aria-hidden className="hidden size-4 text-accent group-has-checked:inline" />
            {i18n._(words)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const NOTHING_ASKED: AskedLook = { location: '', category: '' };

/** Prerendered pages are for visitors who have asked nothing yet. */
const noSnapshot = () => undefined;

const textOf = (filled: FormData, name: string): string => {
  const value = filled.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const none = async () => undefined;

const loadNearest = async () =>
  (await withCatalogs(import('../first-look/Nearest.tsx'), 'first-look', 'listing')).Nearest;
