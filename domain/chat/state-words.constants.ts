import type { StateCode } from '../kernel/states.constants.ts';

/**
 * What parents write in place of a state's English name: its Spanish name, short names and the largest
 * cities, in lower case and without accents.
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
  DC: 'washington dc, washington d c, dc, distrito de columbia',
  FL: 'la florida, miami, orlando, tampa, jacksonville, fort lauderdale, st petersburg, hialeah, tallahassee, kissimmee, cape coral, palm beach, pensacola',
  GA: 'atlanta, savannah, augusta georgia, macon, marietta, gwinnett, columbus georgia',
  HI: 'hawai, honolulu, maui, oahu, hilo',
  ID: 'boise, nampa, idaho falls, meridian idaho',
  IL: 'chicago, aurora illinois, naperville, joliet, rockford, peoria, cicero, elgin',
  IN: 'indianapolis, indy, fort wayne, evansville, south bend',
  IA: 'des moines, cedar rapids, davenport, iowa city',
  KS: 'wichita, overland park, topeka, kansas city kansas, olathe',
  KY: 'louisville, lexington, bowling green',
  LA: 'luisiana, new orleans, nueva orleans, nola, baton rouge, shreveport, lafayette louisiana',
  ME: 'portland maine, bangor, lewiston',
  MD: 'baltimore, annapolis, silver spring, rockville, frederick, bethesda, columbia maryland, prince georges county, montgomery county',
  MA: 'mass, boston, worcester, springfield massachusetts, lowell, cambridge, masachusets, massachussetts, massachusets',
  MI: 'detroit, grand rapids, ann arbor, lansing, flint, michigan, kalamazoo',
  MN: 'minesota, minneapolis, st paul, saint paul, twin cities, rochester minnesota, duluth',
  MS: 'misisipi, missisipi, mississipi, jackson mississippi, gulfport, biloxi',
  MO: 'misuri, st louis, saint louis, kansas city missouri, kansas city mo, springfield missouri, missuri',
  MT: 'billings, missoula, bozeman, great falls',
  NE: 'omaha, lincoln nebraska',
  NV: 'las vegas, vegas, reno, henderson nevada',
  NH: 'nuevo hampshire, nueva hampshire, manchester new hampshire, nashua, concord new hampshire',
  NJ: 'nueva jersey, nueva yersey, jersey, newark, jersey city, paterson, trenton, camden, elizabeth new jersey',
  NM: 'nuevo mexico, albuquerque, santa fe, las cruces, rio rancho',
  NY: 'nueva york, nueva yor, nuevayork, nyc, new york city, brooklyn, queens, bronx, el bronx, manhattan, buffalo, long island, staten island, yonkers, syracuse, albany',
  NC: 'carolina del norte, n carolina, charlotte, raleigh, durham, greensboro, winston salem, asheville, fayetteville, chapel hill, cary',
  ND: 'dakota del norte, fargo, bismarck, grand forks',
  OH: 'columbus, cleveland, cincinnati, toledo, akron, dayton',
  OK: 'oklahoma city, okc, tulsa, norman oklahoma',
  OR: 'oregon, portland, eugene, salem, bend oregon, hillsboro',
  PA: 'pensilvania, pensylvania, pennsilvania, philadelphia, filadelfia, philly, pittsburgh, allentown, harrisburg, scranton, lancaster pennsylvania',
  RI: 'providence, warwick rhode island, cranston, pawtucket',
  SC: 'carolina del sur, s carolina, greenville, myrtle beach, charleston, columbia south carolina, spartanburg',
  SD: 'dakota del sur, sioux falls, rapid city',
  TN: 'tenesi, tenessee, tennesse, nashville, memphis, knoxville, chattanooga, clarksville',
  TX: 'tejas, houston, dallas, austin, san antonio, el paso, fort worth, dfw, plano, laredo, mcallen, brownsville, arlington texas, corpus christi, lubbock, frisco, katy',
  UT: 'salt lake city, salt lake, provo, ogden, west valley',
  VT: 'burlington, montpelier',
  VA: 'richmond, virginia beach, norfolk, fairfax, arlington virginia, alexandria, chesapeake, roanoke, newport news, nova',
  WA: 'seattle, spokane, tacoma, vancouver washington, yakima, bellevue, everett washington',
  WV: 'virginia occidental, virginia del oeste, w virginia, charleston west virginia, morgantown, huntington west virginia',
  WI: 'milwaukee, madison wisconsin, green bay, kenosha, racine, wisconson',
  WY: 'cheyenne, casper, laramie, jackson hole',
};

/** Codes that are also words, in small letters: `in`, `or`, months (`mo`). */
export const CODES_ALSO_WORDS: ReadonlySet<string> = new Set(
  'al ar ca co de hi id in il la ma mi me mo ms mt ne oh ok or pa sc sd va wa'.split(' '),
);

/** Codes that also mean something in capitals: a card's ID, prior authorization (PA), a doctor (MD). */
export const CODES_ALSO_SHORT: ReadonlySet<string> = new Set(
  'ID IN ME MD MS OK OR PA VA'.split(' '),
);

/** Words before a place, and hardly before another word in capitals. */
export const BEFORE_PLACES: ReadonlySet<string> = new Set('in en from to desde of near'.split(' '));
