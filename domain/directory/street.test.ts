import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { formatStreet } from './street.ts';

test(
  '… is written …',
  everyRow(
    [
      [['1450 8TH AVE'], '1450 8th Ave'],
      [['12 NE 5TH ST', 'STE 200'], '12 NE 5th St, Ste 200'],
      [['3200 DOWNWOOD CIR NW', 'SUITE 200-B'], '3200 Downwood Cir NW, Suite 200-B'],
      [['12 N.E. MAIN ST.'], '12 NE Main St.'],
      [['P.O. BOX 12'], 'PO Box 12'],
      [['P O BOX 12'], 'PO Box 12'],
      [['US HWY 70 W'], 'US Hwy 70 W'],
      [['4501 I-35'], '4501 I-35'],
      [['100 MLK BLVD', 'APT 12B'], '100 MLK Blvd, Apt 12B'],
      [['1 MCKINNEY PL', '#A'], '1 McKinney Pl, #A'],
      [["1 O'MALLEY DR"], "1 O'Malley Dr"],
      [['4477 HILLS AND DALES RD NW'], '4477 Hills and Dales Rd NW'],
      [['745 Old Mayfield Rd'], '745 Old Mayfield Rd'],
      [['12 MAIN ST', '12 MAIN ST'], '12 Main St'],
      [['', 'RR 2 BOX 14'], 'RR 2 Box 14'],
      [['', ''], ''],
    ],
    ([lines, street]) => {
      expect(formatStreet(lines)).toBe(street);
    },
  ),
);
