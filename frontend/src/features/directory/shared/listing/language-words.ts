import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Languages of families in the United States that browsers cannot name. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  ase: msg`American Sign Language`,
  bfi: msg`British Sign Language`,
  mfs: msg`Mexican Sign Language`,
  psr: msg`Portuguese Sign Language`,
  sgn: msg`Sign language`,
  aii: msg`Assyrian`,
  ch: msg`Chamorro`,
  chk: msg`Chuukese`,
  din: msg`Dinka`,
  esu: msg`Yup’ik`,
  ff: msg`Fula`,
  hnj: msg`Green Hmong`,
  hwc: msg`Hawaiian Pidgin`,
  kar: msg`Karen`,
  kea: msg`Cape Verdean Creole`,
  kek: msg`Q’eqchi’`,
  kjb: msg`Q’anjob’al`,
  kos: msg`Kosraean`,
  kri: msg`Krio`,
  ksw: msg`S’gaw Karen`,
  lkt: msg`Lakota`,
  luo: msg`Luo`,
  mam: msg`Mam`,
  mh: msg`Marshallese`,
  mix: msg`Mixtec`,
  mnk: msg`Mandinka`,
  mww: msg`White Hmong`,
  nah: msg`Nahuatl`,
  nan: msg`Taiwanese`,
  nus: msg`Nuer`,
  nv: msg`Navajo`,
  pap: msg`Papiamento`,
  pon: msg`Pohnpeian`,
  quc: msg`K’iche’`,
  wuu: msg`Shanghainese`,
  zap: msg`Zapotec`,
};

/** Name of a language in the page's language. Never a bare code. */
export const languageWords = (i18n: I18n, code: string): string => {
  const own = NAMES[code.toLowerCase()];
  if (own !== undefined) return i18n._(own);
  return nameOf(i18n, code) ?? i18n._(msg`Another language (${code})`);
};

/** Name from the browser. */
const nameOf = (i18n: I18n, code: string): string | undefined => {
  try {
    return new Intl.DisplayNames([i18n.locale], { type: 'language', fallback: 'none' }).of(code);
  } catch {
    // Not a language code.
    return undefined;
  }
};
