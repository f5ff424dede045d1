/** Searches of families, grouped by the work they cause. */
interface Kind {
  readonly kind: string;
  /** Percentage of searches: a family names a need more often than a provider. */
  readonly share: number;
  readonly texts: readonly string[];
}

/** Parts of names are those of `names.ts`. */
export const KINDS: readonly Kind[] = [
  {
    kind: 'common',
    share: 30,
    texts: [
      'speech therapy',
      'occupational therapist',
      'dentist',
      'aba therapy',
      'psychologist',
      'counseling',
      'physical therapist',
      'developmental pediatrician',
      'pediatric',
      'respite care',
    ],
  },
  {
    kind: "parents' words",
    share: 25,
    texts: [
      'not talking',
      'picky eating',
      'meltdowns',
      'toe walking',
      'IEP',
      'break for parents',
      'autism test',
      'my son hits other kids',
      'scared of the dentist',
      'help with potty training',
      'won’t sleep',
      'sensory overload',
    ],
  },
  {
    kind: 'as you type',
    share: 15,
    texts: ['spe', 'speec', 'occupa', 'dent', 'psych', 'beha', 'pedia', 'couns', 'gar', 'br'],
  },
  {
    kind: 'mistyped',
    share: 10,
    texts: [
      'speach',
      'therpy',
      'dentsit',
      'ocupational therapist',
      'pyschologist',
      'pediatrition',
      'behavor analyst',
      'meltdonws',
    ],
  },
  {
    kind: 'rare names',
    share: 8,
    texts: [
      'kowalski',
      'okafor',
      'goldberg',
      'fitzvaland',
      'weinrosky',
      'lindberley',
      'strovaez',
      'haddad',
      'svetlana',
      'xiomara',
    ],
  },
  {
    kind: 'several words',
    share: 9,
    texts: [
      'maria garcia',
      'bright steps',
      'rainbow journey aba',
      'kowalski dental',
      'little stars speech therapy',
      'spanish speaking psychologist',
      'emily chen occupational therapist',
      'golden hands',
    ],
  },
  { kind: 'unknown', share: 3, texts: ['zzqxw', 'xylophone lessons', '🙂'] },
];

export const DENSE_CITIES = [
  { city: 'New York', state: 'NY' },
  { city: 'Los Angeles', state: 'CA' },
  { city: 'Chicago', state: 'IL' },
  { city: 'Houston', state: 'TX' },
];

/** Filters that families on a paid plan set beside the text, as query parameters. */
export const FILTERS: readonly Readonly<Record<string, string>>[] = [
  { telehealth: '1' },
  { medicaid: '1' },
  { accepting: '1' },
  { language: 'es' },
  { ages: '7' },
  { ages: '4', accepting: '1' },
  { medicaid: '1', accepting: '1', ages: '10' },
  { inHome: '1' },
];
