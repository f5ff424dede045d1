import { setOfWords } from '../kernel/plain-word.ts';
import type { StateCode } from '../kernel/states.constants.ts';

/** Spanish names that differ from English, and abbreviations that are not words. */
export const OTHER_STATE_NAMES = {
  CA: 'calif',
  DC: 'distrito de columbia, washington dc',
  HI: 'hawai',
  KY: 'kentuki',
  LA: 'luisiana',
  MA: 'mass',
  MS: 'misisipi',
  MO: 'misuri',
  NH: 'nuevo hampshire',
  NJ: 'nueva jersey',
  NM: 'nuevo mexico',
  NY: 'nueva york',
  NC: 'carolina del norte',
  ND: 'dakota del norte',
  PA: 'penn, pensilvania',
  SC: 'carolina del sur',
  SD: 'dakota del sur',
  TX: 'tejas',
  WV: 'virginia occidental',
  WI: 'wisc',
} as const;

/**
 * Other words for states: misspellings, colloquial names and the largest cities, in lower case without
 * accents.
 */
export const STATE_WORDS: Readonly<Record<StateCode, string>> = {
  AL: 'bama, birmingham, huntsville, montgomery, mobile alabama',
  AK: 'anchorage, fairbanks, juneau',
  AZ: 'phoenix, tucson, mesa arizona, chandler, scottsdale, tempe, gilbert arizona, flagstaff',
  AR: 'little rock, fayetteville arkansas, fort smith, bentonville',
  CA: 'cali, los angeles, san diego, san francisco, san jose, sacramento, fresno, oakland, bakersfield, long beach, anaheim, riverside, stockton, santa ana, san bernardino, bay area, orange county, medi cal',
  CO: 'denver, aurora colorado, colorado springs, boulder, fort collins, pueblo colorado',
  CT: 'hartford, new haven, bridgeport, stamford, waterbury',
  DE: 'wilmington delaware, newark delaware, dover',
  DC: 'washington d c, dc',
  FL: 'la florida, miami, orlando, tampa, jacksonville, fort lauderdale, st petersburg, hialeah, tallahassee, kissimmee, cape coral, palm beach, pensacola',
  GA: 'atlanta, savannah, augusta georgia, macon, marietta, gwinnett, columbus georgia',
  HI: 'honolulu, maui, oahu, hilo',
  ID: 'boise, nampa, idaho falls, meridian idaho',
  IL: 'chicago, aurora illinois, naperville, joliet, rockford, peoria, cicero, elgin',
  IN: 'indianapolis, indy, fort wayne, evansville, south bend',
  IA: 'des moines, cedar rapids, davenport, iowa city',
  KS: 'wichita, overland park, topeka, kansas city kansas, olathe',
  KY: 'louisville, lexington, bowling green',
  LA: 'new orleans, nueva orleans, nola, baton rouge, shreveport, lafayette louisiana',
  ME: 'portland maine, bangor, lewiston',
  MD: 'baltimore, annapolis, silver spring, rockville, frederick, bethesda, columbia maryland, prince georges county, montgomery county',
  MA: 'boston, worcester, springfield massachusetts, lowell, cambridge, masachusets, massachussetts, massachusets',
  MI: 'detroit, grand rapids, ann arbor, lansing, flint, michigan, kalamazoo',
  MN: 'minesota, minneapolis, st paul, saint paul, twin cities, rochester minnesota, duluth',
  MS: 'missisipi, mississipi, jackson mississippi, gulfport, biloxi',
  MO: 'st louis, saint louis, kansas city missouri, kansas city mo, springfield missouri, missuri',
  MT: 'billings, missoula, bozeman, great falls',
  NE: 'omaha, lincoln nebraska',
  NV: 'las vegas, vegas, reno, henderson nevada',
  NH: 'nueva hampshire, manchester new hampshire, nashua, concord new hampshire',
  NJ: 'nueva yersey, jersey, newark, jersey city, paterson, trenton, camden, elizabeth new jersey',
  NM: 'albuquerque, santa fe, las cruces, rio rancho',
  NY: 'nueva yor, nuevayork, nyc, new york city, brooklyn, queens, bronx, el bronx, manhattan, buffalo, long island, staten island, yonkers, syracuse, albany',
  NC: 'n carolina, charlotte, raleigh, durham, greensboro, winston salem, asheville, fayetteville, chapel hill, cary',
  ND: 'fargo, bismarck, grand forks',
  OH: 'columbus, cleveland, cincinnati, toledo, akron, dayton',
  OK: 'oklahoma city, okc, tulsa, norman oklahoma',
  OR: 'oregon, portland, eugene, salem, bend oregon, hillsboro',
  PA: 'pensylvania, pennsilvania, philadelphia, filadelfia, philly, pittsburgh, allentown, harrisburg, scranton, lancaster pennsylvania',
  RI: 'providence, warwick rhode island, cranston, pawtucket',
  SC: 's carolina, greenville, myrtle beach, charleston, columbia south carolina, spartanburg',
  SD: 'sioux falls, rapid city',
  TN: 'tenesi, tenessee, tennesse, nashville, memphis, knoxville, chattanooga, clarksville',
  TX: 'houston, dallas, austin, san antonio, el paso, fort worth, dfw, plano, laredo, mcallen, brownsville, arlington texas, corpus christi, lubbock, frisco, katy',
  UT: 'salt lake city, salt lake, provo, ogden, west valley',
  VT: 'burlington, montpelier',
  VA: 'richmond, virginia beach, norfolk, fairfax, arlington virginia, alexandria, chesapeake, roanoke, newport news, nova',
  WA: 'seattle, spokane, tacoma, vancouver washington, yakima, bellevue, everett washington',
  WV: 'virginia del oeste, w virginia, charleston west virginia, morgantown, huntington west virginia',
  WI: 'milwaukee, madison wisconsin, green bay, kenosha, racine, wisconson',
  WY: 'cheyenne, casper, laramie, jackson hole',
};

/** Codes that are also words in lower case: `in`, `or`, months (`mo`). */
export const CODES_ALSO_WORDS = setOfWords(
  'al ar ca co de hi id in il la ma mi me mo ms mt ne oh ok or pa sc sd va wa',
);

/** Codes with other meanings in capitals: ID of a card, prior authorization (PA), doctor (MD). */
export const CODES_ALSO_SHORT = setOfWords('ID IN ME MD MS OK OR PA VA');

/** Words that precede places, but rarely other words in capitals. */
export const BEFORE_PLACES = setOfWords('in en from to desde of near');
