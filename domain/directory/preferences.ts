/** Optional preference of a family that ranks matching listings first. */
export interface Preference {
  /** Corresponding filter, such as `telehealth` or `lang:es`; undefined if there is none. */
  readonly filter: string | undefined;
  readonly phrases: readonly string[];
  /** Texts in listings that also express it; all words must occur. */
  readonly saidAs: readonly string[];
}

/**
 * Parents' phrases and words of listings by filter. Preferences exclude nothing, since most listings do not
 * name their insurance plans.
 */
const TABLE: readonly (readonly [filter: string, phrases: string, saidAs?: string])[] = [
  ['medicaid', 'medicaid', 'medicaid'],
  [
    'telehealth',
    'telehealth, telemedicine, teletherapy, online, virtual, virtually, remote, zoom, video visit, video call, video sessions',
    'telehealth',
  ],
  [
    'telehealth',
    'por video, en linea, telemedicina, por zoom, videollamada, por internet, a distancia, teleterapia',
    'telehealth',
  ],
  [
    'in-home',
    'at home, in home, home visit, house call, home based, in our home, at our house, come to our house, comes to our house, comes to house',
    'home',
  ],
  [
    'in-home',
    'a domicilio, en casa, en mi casa, en el hogar, que venga a casa, viene a casa, van a casa',
    'home',
  ],
  [
    'accepting',
    'accepting new patients, taking new patients, new patients, openings, open spots, available now, right away, short wait, no waitlist, no wait list, no waiting list',
  ],
  [
    'accepting',
    'sin lista de espera, sin espera, pacientes nuevos, nuevos pacientes, disponible, disponibles',
  ],
  [
    'lang:es',
    'spanish, spanish speaking, speaks spanish, in spanish, bilingual, latino, latina, hispanic',
    'spanish',
  ],
  [
    'lang:es',
    'espanol, en espanol, habla espanol, hablen espanol, hispano, hispana, bilingue',
    'spanish',
  ],
  ['lang:ase', 'sign language, asl, lenguaje de senas, lengua de senas', 'sign language'],
  ['lang:ar', 'arabic, speaks arabic', 'arabic'],
  ['lang:zh', 'chinese, mandarin, cantonese, speaks chinese', 'chinese, mandarin'],
  ['lang:fr', 'french, speaks french', 'french'],
  ['lang:hi', 'hindi, speaks hindi', 'hindi'],
  ['lang:ko', 'korean, speaks korean', 'korean'],
  ['lang:pt', 'portuguese, speaks portuguese', 'portuguese'],
  ['lang:ru', 'russian, speaks russian', 'russian'],
  ['lang:vi', 'vietnamese, speaks vietnamese', 'vietnamese'],
  ['', 'bcbs, blue cross, blue cross blue shield, bluecross, anthem', 'blue cross, bcbs, anthem'],
  ['', 'united healthcare, unitedhealthcare, uhc, optum', 'united healthcare, unitedhealthcare'],
  ['', 'aetna', 'aetna'],
  ['', 'cigna, evernorth', 'cigna'],
  ['', 'tricare, champva, military insurance', 'tricare'],
  ['', 'humana', 'humana'],
  ['', 'kaiser, kaiser permanente', 'kaiser'],
  ['', 'molina', 'molina'],
  ['', 'medicare', 'medicare'],
];

const listOf = (text: string): readonly string[] => text.split(', ').filter((item) => item !== '');

export const PREFERENCES: readonly Preference[] = TABLE.map(([filter, phrases, saidAs = '']) => ({
  filter: filter === '' ? undefined : filter,
  phrases: listOf(phrases),
  saidAs: listOf(saidAs),
}));
