import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { organizationName } from './organization-name.ts';

test(
  '… is written …',
  everyRow(
    [
      ['MONCRIEF CANCER CENTER', 'Moncrief Cancer Center'],
      ['BRIGHT STEPS ABA, L.L.C.', 'Bright Steps ABA, LLC'],
      ['NOVAMED MANAGEMENT SERVICES LLC', 'Novamed Management Services LLC'],
      ['BCS PHYSICAL THERAPY SERVICES P.A.', 'BCS Physical Therapy Services PA'],
      ['WEST REHAB SERVICES, INC.', 'West Rehab Services, Inc.'],
      ['GATEWAY HEALTHCARE, INC', 'Gateway Healthcare, Inc'],
      ["FATHER FLANAGAN'S BOYS' HOME", "Father Flanagan's Boys' Home"],
      ["O'BRIEN AND MCDONALD PT", "O'Brien and McDonald PT"],
      ['SUBURBAN/NRH MEDICAL REHABILITATION INC', 'Suburban/NRH Medical Rehabilitation Inc'],
      ['NRH REGIONAL REHAB AT OLNEY, INC.', 'NRH Regional Rehab at Olney, Inc.'],
      ['THE ARC OF THE TRIANGLE', 'The Arc of the Triangle'],
      ['A PLACE TO GROW', 'A Place to Grow'],
      ['ST. BERNARDS BEHAVIORAL HEALTH', 'St. Bernards Behavioral Health'],
      ['MT AIRY SPEECH SVCS', 'Mt Airy Speech Svcs'],
      ['J.P. SMITH DDS', 'J.P. Smith DDS'],
      ['JOHN DOE, PH.D.', 'John Doe, PhD'],
      ['A&B THERAPY', 'A&B Therapy'],
      ['NIÑOS FELICES', 'Niños Felices'],
      ['COUNTY OF FRANKLIN', 'County of Franklin'],
      ['  TWO   SPACES\tAND A TAB ', 'Two Spaces and a Tab'],
      ['empire health', 'Empire Health'],
      ['iHealth Kids of NC', 'iHealth Kids of NC'],
      ['', ''],
    ],
    ([text, name]) => {
      expect(organizationName(text)).toBe(name);
    },
  ),
);
