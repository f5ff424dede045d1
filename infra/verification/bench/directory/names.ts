/** Parts of made-up names. Earlier ones are drawn more often, as real names are. */
export const NAMES = {
  first: list(
    'Maria Jennifer Michael Jessica David Sarah Emily John Ashley Karen Amanda Laura Melissa Nicole ' +
      'Rachel Hannah Robert Daniel Elizabeth Katherine Lauren Megan Rebecca Samantha Stephanie Olivia ' +
      'Andrew Christopher Matthew Kevin Priya Wei Aisha Sofia Elena Carlos Diego Fatima Grace Julia ' +
      'Natalie Tiffany Victoria Brian Eric Mark Paul Steven Thomas Anna Beth Caroline Diane Ellen ' +
      'Heather Irene Joyce Kelly Lisa Monica Nancy Pamela Ruth Susan Teresa Wendy Yolanda Zoe José ' +
      'Naomi Miriam Leah Omar Hassan Ji-woo Hiroshi Ananya Chidi Ngozi Kwame Ines Lucia Mateo Noor ' +
      'Tatiana Svetlana Renée Siobhan Quinn Rosa Soledad Tamar Ursula Vera Willa Xiomara Yusuf Zainab',
  ),
  last: list(
    'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez ' +
      'Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris ' +
      'Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill ' +
      'Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Patel Kim Chen ' +
      'Cohen Shah Murphy Kelly Cooper Reed Bailey Goldberg Okafor Haddad Singh Ivanova Park Tanaka ' +
      'Silva Costa Rossi Schmidt Weber Novak Kowalski Petrov Larsen Berg Nilsson Dubois Moreau Leroy',
  ),
  /** Surnames that few share are put together from these. */
  begin: list(
    'Ab Al Bar Ber Bren Cas Che Dal Del Dun Ed Fal Fer Fitz Gal Ger Hal Ham Hol Is Jan Kal Kra Lan ' +
      'Lind Mal Mar Mc Mon Nor Ober Os Pet Quin Ras Ros Sal Sil Stro Tal Tor Ul Van Wal Wein Yar Zim',
  ),
  middle: list(
    'a be ber bi bur da den di dor el fa gar go ha i ka ke ko la le lin lo ma man mer mo na ne ni no ' +
      'ra ri ro sa sel si stein ta ten ti to va ver vi wa wick',
  ),
  end: list(
    'ano ard berg burg by dale dt ell er es ez field ford gard ham hart ic ina ini ison itz ko land ' +
      'ley lin man more ner nik ov owitz quist ric rup sen ski sky son ston sworth ter ton ury vich well',
  ),
  adjective: list(
    'Bright Little New First Happy Rising Sunny Golden Stepping Rainbow Blossom Harbor Cedar River ' +
      'Green Blue North Open Kind Strong Gentle Quiet Silver Maple Willow Summit Meadow Coastal',
  ),
  noun: list(
    'Steps Kids Stars Path Hands Minds Horizons Bridge Journey Voices Hearts Wings Garden Door Tree ' +
      'Stones Lights Pathways Beginnings Connections Milestones Explorers Sprouts Compass Lantern',
  ),
  suffix: ['', '', '', ' LLC', ' LLC', ' Inc', ' PLLC', ' PC', ' Center', ' Associates', ' Group'],
} as const;

function list(words: string): readonly string[] {
  return words.split(' ');
}
