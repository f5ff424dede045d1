import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { formatCredentials } from './credentials.ts';

test(
  '… is …',
  everyRow(
    [
      ['M.D.', ['MD']],
      ['M. D.', ['MD']],
      ['M.D', ['MD']],
      ['PH.D., AU.D., CCC-SP', ['PhD', 'AuD', 'CCC-SP']],
      ['MS CCC SLP', ['MS', 'CCC-SLP']],
      ['M.S., CCC/SLP', ['MS', 'CCC-SLP']],
      ['MSW LICSW', ['MSW', 'LICSW']],
      ['OTR/L', ['OTR/L']],
      ['PT, DPT', ['PT', 'DPT']],
      ['P.A.-C', ['PA-C']],
      ['PSYD, HSPP', ['PsyD', 'HSPP']],
      ['PHARM D', ['PharmD']],
      ['Ph.D.', ['PhD']],
      ['BCBA-D', ['BCBA-D']],
      ['M.D.1208', ['MD']],
      ['M.D., M.D.', ['MD']],
      ['RN,C,MSN,CRNP', ['RN', 'MSN', 'CRNP']],
      ['A.B., B.A., M.A., M.S., PH.D.', ['AB', 'BA', 'MA', 'MS']],
      ['NONE', []],
      ['N/A', []],
      ['LICENSED PROFESSIONAL COUNSELOR', []],
      ['', []],
    ],
    ([text, credentials]) => {
      expect(formatCredentials(text)).toEqual(credentials);
    },
  ),
);
