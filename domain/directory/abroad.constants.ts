/**
 * Large cities of neighboring countries, in the spelling of `placeNameKey`. Their US namesakes have less than
 * a tenth of the population and match only together with their state.
 */
export const CITIES_ABROAD: ReadonlySet<string> = new Set(
  (
    'toronto, montreal, calgary, ottawa, edmonton, winnipeg, mississauga, brampton, laval, markham, ' +
    'vaughan, gatineau, saskatoon, regina, kitchener, burnaby, quebec, quebec city, halifax, ' +
    'longueuil, sherbrooke, oshawa, guelph, kelowna, abbotsford, nova scotia, british columbia, ' +
    'alberta, manitoba, saskatchewan, canada, ' +
    'mexico city, ciudad de mexico, cdmx, tijuana, monterrey, guadalajara, ciudad juarez, juarez, ' +
    'puebla, mexicali, cancun, hermosillo, chihuahua, culiacan, queretaro, toluca, nuevo laredo, ' +
    'reynosa, matamoros, merida, acapulco'
  ).split(', '),
);

/** Regions after a city name without a comma. */
export const REGIONS_ABROAD: ReadonlySet<string> = new Set(
  (
    'canada, ontario, on, quebec, qc, british columbia, bc, alberta, ab, manitoba, mb, saskatchewan, ' +
    'sk, nova scotia, ns, mexico'
  ).split(', '),
);
