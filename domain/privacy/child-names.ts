interface FullName {
  readonly from: number;
  /** Where the last names begin. */
  readonly lastFrom: number;
  readonly to: number;
}

/**
 * Full names of children in a text in English or Spanish: a first name with a last name beside words that
 * say whose child it is, or with the writer's own last name. Names of others, such as therapists and
 * places, have no such words beside them.
 */
export const childNamesIn = (text: string, lastName?: string): readonly FullName[] => [
  ...PATTERNS.flatMap((pattern) => namesBy(text, pattern)),
  ...(lastName === undefined || lastName.trim().length < 2
    ? []
    : namesBy(text, withLastName(lastName.trim()))),
];

// No \p{Lu} with the flag i: capitals are all that tells a name.
const WORD = "\\p{Lu}[\\p{Ll}'’]+(?:-?\\p{Lu}[\\p{Ll}'’]+)?";
const PARTICLES = '(?:(?:de|del|la|las|los|van|von|der|y) ){0,2}';
const LAST = `(?:\\p{Lu}\\. )?${PARTICLES}${WORD}(?: ${PARTICLES}${WORD}){0,2}`;
/** Titles of others. */
const TITLE = '(?:Dra?|Doctora?|Mrs?|Ms|Miss|Señora?|Sra?|Saint|St|San|Santa)';
/** Words that begin a sentence rather than a name. */
const NO_FIRST = `(?:${TITLE}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|The|Our|My|We|He|She|They|In|At|On|And|But|So|When|After|Before|Then|Now|With|Today|El|La|Los|Las|Mi|Nuestr[oa]|En|Con|Y|Pero|Cuando|Luego|Entonces|Ahora|Hoy|Famili(?:a|es|as)|Family)`;
const FIRST = `(?<!\\p{L})(?<!${TITLE}\\.? )(?<first>(?!${NO_FIRST}(?!\\p{L}))${WORD})`;
const NAME = `${FIRST} (?<last>${LAST})`;

const CHILD =
  '(?:[Ss]on|[Dd]aughter|[Cc]hild|[Bb]oy|[Gg]irl|[Kk]id|[Tt]win|[Bb]aby|[Tt]oddler|[Ss]tepson|[Ss]tepdaughter|[Gg]randson|[Gg]randdaughter|[Nn]ephew|[Nn]iece|[Bb]rother|[Ss]ister)s?';
const OLD =
  '(?:\\d{1,2}[- ]years?[- ]old |older |younger |oldest |youngest |little |sweet |autistic |first |second |only )?';
const HIJO =
  '(?:[Hh]ij[oa]s?|[Hh]ijit[oa]s?|[Nn]iñ[oa]s?|[Bb]eb[ée]|[Nn]iet[oa]s?|[Ss]obrin[oa]s?|[Gg]emel[oa]s?|[Hh]erman[oa]s?)';
const OWNER = '(?:[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]heir)';
const DE_QUIEN = '(?:[Mm]is?|[Nn]uestr[oa]s?|[Ss]us?)';
const YEARS = '(?: de \\d{1,2} años)?';

const PATTERNS: readonly RegExp[] = [
  // our son Liam Johnson; my daughter, Mia Carter; my son is called Liam Johnson
  new RegExp(
    `\\b${OWNER} ${OLD}${CHILD}(?:,| \\(\\d{1,2}\\),?|,? (?:is |was )?(?:named|called)|['’]s (?:full )?name is|:)? ${NAME}`,
    'gu',
  ),
  // Liam Johnson, our son; Liam Johnson (my son)
  new RegExp(`${NAME}(?:,| \\(| is)? ?${OWNER} ${OLD}${CHILD}\\b`, 'gu'),
  new RegExp(
    `(?<!\\p{L})${DE_QUIEN} (?:pequeñ[oa] )?${HIJO}(?: (?:mayor|menor|pequeñ[oa]))?${YEARS}(?:,|:|,? (?:se llama|llamad[oa])|,? (?:que|quien) se llama)? ${NAME}`,
    'gu',
  ),
  new RegExp(`${NAME}(?:,| \\(| es)? ?${DE_QUIEN} ${HIJO}(?!\\p{L})`, 'gu'),
  // Liam Johnson was diagnosed
  new RegExp(
    `${NAME} (?:was (?:first )?diagnosed|is autistic|fue diagnosticad[oa]|recibió (?:el|su) diagnóstico)(?!\\p{L})`,
    'gu',
  ),
];

const withLastName = (lastName: string): RegExp =>
  new RegExp(
    `${FIRST} (?:\\p{Lu}\\. )?(?<last>${lastName.replaceAll(/[^\p{L}\p{N} ]/gu, '.')})(?!\\p{L})`,
    'gu',
  );

/** Words that end the name of a place or an organization. */
const ORGANIZATION =
  /(?:^| )(?:ABA|Center|Centre|Clinic|School|Academy|Elementary|Preschool|Hospital|Health|Healthcare|Therapy|Therapies|Therapists?|Services|Steps|Group|Foundation|Institute|University|College|Church|Pediatrics|Dental|Learning|Autism|Behavior(?:al)?|Care|Kids|Support|Program|Medicaid|Medicare|Aetna|Cigna|Humana|Shield|Cross|Centro|Clínica|Escuela|Academia|Hospital|Terapia|Terapias|Servicios|Fundación|Instituto|Universidad|Iglesia|Colegio|Salud|Grupo|Programa|Street|Avenue|Road|County|City|Carolina|Dakota|Virginia|York|Jersey|Mexico|Hampshire|Island)(?: |$)/u;

/** A line whose words mostly begin with capitals, such as a title, tells no names by them. */
const isTitle = (text: string, at: number): boolean => {
  const from = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  const words = text.slice(from, end < 0 ? undefined : end).match(/[\p{L}'’-]+/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length > 3 && capitals / words.length > TITLE_SHARE;
};

const TITLE_SHARE = 0.75;

const namesBy = (text: string, pattern: RegExp): readonly FullName[] =>
  Array.from(text.matchAll(pattern)).flatMap((match) => {
    const { first = '', last = '' } = match.groups ?? {};
    const from = match.index + match[0].lastIndexOf(`${first} `, match[0].lastIndexOf(last) - 1);
    const lastFrom = match.index + match[0].lastIndexOf(last);
    if (ORGANIZATION.test(`${first} ${last}`) || isTitle(text, from)) return [];
    return [{ from, lastFrom, to: lastFrom + last.replace(/['’]s$/u, '').length }];
  });
