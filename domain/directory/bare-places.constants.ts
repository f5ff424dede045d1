/**
 * Large cities whose names are as often a person, an insurer or a plain word. Without "near" or a state, a
 * search does not treat them as places.
 */
export const NAMES_BEFORE_CITIES: ReadonlySet<string> = new Set(
  (
    'allen anderson anthem arnold baldwin beverly bradley brandon brent bryan burke campbell carmel ' +
    'carolina carson central chandler clinton converse cornelius davis delaware denison douglas ' +
    'dover duncan eagle edmond elizabeth enterprise eugene evans everett florence franklin frederick ' +
    'garland gary gilbert graham grant green griffin hamilton hammond harrison henderson holiday ' +
    'home hope hudson independence irving jackson jordan keller kelly kent lawrence lewis lincoln ' +
    'logan liberal liberty madison marion marshall martinez mason mercer milton mission mitchell ' +
    'mobile moore morgan murphy nelson newton norman normal olive orange palmer paradise parker pearl ' +
    'paris plantation reading richmond rogers roy royal salem sanford scott shelby sherman shirley ' +
    'sidney spring summit superior surprise taylor temple troy tucker tyler union university universal ' +
    'vernon victoria vista walker warren wayne webster westfield wilson winston wright'
  ).split(' '),
);
