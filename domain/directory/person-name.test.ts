import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { personName } from './person-name.ts';

const nobody = { first: '', middle: '', last: '', suffix: '', credentials: '' };

test(
  '… is written …',
  everyRow(
    [
      [{ first: 'JANE', last: 'DOE' }, 'Jane Doe'],
      [{ first: 'JANE', middle: 'ANN', last: 'DOE', credentials: 'M.D.' }, 'Jane A. Doe, MD'],
      [{ first: 'JANE', middle: 'A.', last: 'DOE' }, 'Jane A. Doe'],
      [{ first: 'J', middle: 'ROBERT', last: 'DOE' }, 'J Robert Doe'],
      [{ first: 'RON', last: 'MCDONALD' }, 'Ron McDonald'],
      [{ first: 'RON', last: 'MC DONALD' }, 'Ron McDonald'],
      [{ first: 'RON', last: 'MACDONALD' }, 'Ron MacDonald'],
      [{ first: 'RON', last: 'MACIAS' }, 'Ron Macias'],
      [{ first: 'RON', last: 'MACK' }, 'Ron Mack'],
      [{ first: 'ANNE-MARIE', last: "O'BRIEN" }, "Anne-Marie O'Brien"],
      [{ first: 'ANNE', last: 'O BRIEN' }, "Anne O'Brien"],
      [{ first: 'ANA', last: "D'ANGELO-SMITH" }, "Ana D'Angelo-Smith"],
      [{ first: 'ANA', last: 'DE LA CRUZ' }, 'Ana De La Cruz'],
      [{ first: 'JOSÉ', last: 'NUÑEZ' }, 'José Nuñez'],
      [{ first: 'JOHN', last: 'DOE', suffix: 'JR.' }, 'John Doe Jr.'],
      [{ first: 'JOHN', last: 'DOE', suffix: 'III', credentials: 'DDS' }, 'John Doe III, DDS'],
      [{ first: 'LaToya', last: 'deVries' }, 'LaToya deVries'],
      [{ last: 'DOE' }, 'Doe'],
      [{ credentials: 'MD' }, ''],
    ],
    ([parts, name]) => {
      expect(personName({ ...nobody, ...parts })).toBe(name);
    },
  ),
);
