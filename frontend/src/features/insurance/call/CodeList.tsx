import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { CodesItem } from './useCallScript.ts';

const THERAPY_WORDS: Readonly<
  Record<CodesItem['data']['codes'][number]['therapy'], MessageDescriptor>
> = {
  aba: msg`ABA`,
  speech: msg`Speech therapy`,
  occupational: msg`Occupational therapy`,
};

/** Billing codes of clinics, in our own words. */
export const CodeList = ({ codes: { data, words, language } }: { readonly codes: CodesItem }) => {
  const { t } = useLingui();
  const therapies = [...new Set(data.codes.map(({ therapy }) => therapy))];
  return (
    <div className="grid gap-4">
      {therapies.map((therapy) => (
        <div key={therapy} className="grid gap-1">
          <p className="font-semibold">{t(THERAPY_WORDS[therapy])}</p>
          <dl
            lang={language}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm"
          >
            {data.codes
              .filter((code) => code.therapy === therapy)
              .map(({ id, unitMinutes }) => (
                <div key={id} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="font-semibold tabular-nums">{id.toUpperCase()}</dt>
                  <dd>
                    {words.wording[id]}{' '}
                    {unitMinutes !== null && (
                      <span className="text-text-soft">
                        <Plural
                          value={unitMinutes}
                          one="A unit is # minute."
                          other="A unit is # minutes."
                        />
                      </span>
                    )}
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </div>
  );
};
